import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { langOf } from './content/language.ts'
import { isStaffPath } from './site-map.ts'
import { PageStyles } from './styles/page-styles.ts'

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const styles = useContext(PageStyles)
  return (
    <html lang={langOf(pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {!isStaffPath(pathname) && (
          <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        )}
        <Links />
      </head>
      <body className="bg-paper text-ink">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
