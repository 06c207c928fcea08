import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import { facts } from './content/facts.ts'
import { firstStaffLang } from './content/language.ts'
import { ErrorWords } from './public/layout/error-words.tsx'
import type { StaffFrame } from './staff/frame.tsx'
import font from './styles/archivo.woff2?url'

/** The staff area's document; public pages have their own (`public/document.tsx`). Its language is chosen on each device. */
export function Layout({ children }: { children: ReactNode }) {
  const staff = useRouteLoaderData('staff') as StaffFrame | undefined
  return (
    <html lang={staff?.lang ?? firstStaffLang} data-phone={facts().business.phone} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
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

export function ErrorBoundary() {
  return <ErrorWords lang={firstStaffLang} />
}

export default function App() {
  return <Outlet />
}
