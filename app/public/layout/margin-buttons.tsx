import { ArrowUp, MessageCircle } from '#app/ui/icon/icon.tsx'
import type { Frame } from './frame.server.ts'

const BUTTON =
  'inline-flex size-11 items-center justify-center rounded-edge border [box-shadow:var(--shadow)]'

/** In the page's right margin: back to the top, and from tablets on the message button. */
export function MarginButtons({ frame: { copy, message } }: { frame: Frame }) {
  const words = message.ask ?? copy.message
  const label = message.link.target ? `${words} (${copy.newTab})` : words
  return (
    <aside aria-label={copy.quickAccess} className="margin-buttons print:hidden">
      <a
        href="#top"
        aria-label={copy.backToTop}
        title={copy.backToTop}
        className={`back-to-top ${BUTTON} border-line-strong bg-surface`}
      >
        <ArrowUp />
      </a>
      <a
        {...message.link}
        href={message.link.href}
        aria-label={label}
        title={label}
        className={`${BUTTON} border-paper/40 bg-ink text-paper hover:bg-accent`}
      >
        <MessageCircle size={22} />
      </a>
    </aside>
  )
}
