import type { Frame } from './frame.server.ts'
import { QuickLinks } from './quick-links.tsx'

/** The bar within reach of the thumb on phones: the first four links of the menu. `page-scroll.ts` says when it is away. */
export function BottomBar({ frame }: { frame: Frame }) {
  return (
    <nav
      aria-label={frame.copy.quickAccess}
      className={`bottom-bar ${frame.path === frame.home ? 'bar-home' : ''} print:hidden`}
    >
      <QuickLinks frame={frame} />
    </nav>
  )
}
