import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { type Lang, langOf } from './content/language.ts'
import type { StaffFrame } from './staff/frame.tsx'
import font from './styles/archivo.woff2?url'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useDocumentLang()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
        />
        <Meta />
        <Links />
      </head>
      <body id="top" className="bg-paper text-ink">
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** A public page's language is in its address; the staff area's is a choice kept on the device, English without one. */
function useDocumentLang(): Lang {
  const { pathname } = useLocation()
  const staff = useRouteLoaderData('staff') as StaffFrame | undefined
  const isStaff = useMatches().some(({ id }) => id === 'staff')
  return isStaff ? (staff?.lang ?? 'en') : langOf(pathname)
}

export { ErrorBoundary } from './layout/error-page.tsx'

export default function App() {
  return <Outlet />
}
