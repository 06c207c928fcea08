import { Outlet } from 'react-router'
import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import type { Route } from './+types/site-layout.ts'

export function loader({ url }: Route.LoaderArgs) {
  return { copy: content(langOf(url.pathname)).interface }
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main-content" data-menu={loaderData.copy.menu}>
      <Outlet />
    </main>
  )
}
