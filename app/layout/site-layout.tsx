import { Outlet } from 'react-router'
import { langOf } from '#app/content/language.ts'
import type { Route } from './+types/site-layout.ts'
import { BottomBar } from './bottom-bar.tsx'
import { FloatingButtons } from './floating-buttons.tsx'
import { Footer } from './footer.tsx'
import { frame } from './frame.server.ts'
import { Header } from './header.tsx'
import { Menu } from './menu.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'

export function loader({ url }: Route.LoaderArgs) {
  return frame(url.pathname, langOf(url.pathname), new Date())
}

export default function SiteLayout({ loaderData: frame }: Route.ComponentProps) {
  return (
    <>
      <a
        href="#main-content"
        className="action action-signal fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0"
      >
        {frame.copy.skipToContent}
      </a>
      <Header frame={frame} />
      <Menu frame={frame} />
      <main id="main-content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer frame={frame} />
      <BottomBar frame={frame} />
      <FloatingButtons frame={frame} />
      <SignedOutNotice />
    </>
  )
}
