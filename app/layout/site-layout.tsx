import { Outlet } from 'react-router'
import { langOf } from '#app/content/language.ts'
import { Written } from '#app/ui/written.tsx'
import { write } from '#app/written.server.ts'
import type { Route } from './+types/site-layout.ts'
import { aroundPage } from './around.server.tsx'
import { frame } from './frame.server.ts'
import { SignedOutNotice } from './signed-out-notice.tsx'
import { useSharedPicture } from './use-shared-picture.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  write(context, aroundPage(frame(url.pathname, langOf(url.pathname), new Date())))
  return null
}

export default function SiteLayout() {
  useSharedPicture()
  return (
    <>
      <Written part="before" className="contents" />
      <main id="main-content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Written part="after" className="contents" />
      <SignedOutNotice />
    </>
  )
}
