import type { ReactNode } from 'react'
import { BottomBar } from './bottom-bar.tsx'
import { FloatingButtons } from './floating-buttons.tsx'
import { Footer } from './footer.tsx'
import type { Frame } from './frame.server.ts'
import { Header } from './header.tsx'
import { Menu } from './menu.tsx'

/** What stands before and after every page. It needs no React in the browser: what moves in it, `early.ts` moves. */
export function aroundPage(frame: Frame): { before: ReactNode; after: ReactNode } {
  return {
    before: (
      <>
        <a
          href="#main-content"
          className="action action-signal fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0"
        >
          {frame.copy.skipToContent}
        </a>
        <Header frame={frame} />
        <Menu frame={frame} />
      </>
    ),
    after: (
      <>
        <Footer frame={frame} />
        <BottomBar frame={frame} />
        <FloatingButtons frame={frame} />
      </>
    ),
  }
}
