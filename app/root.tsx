import font from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router'
import { langOf } from './content/language.ts'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={langOf(useLocation().pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
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

export default function App() {
  return <Outlet />
}
