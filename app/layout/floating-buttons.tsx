import { ArrowUp, MessageCircle } from 'lucide-react'
import type { Frame } from './frame.server.ts'

/** Back to top past half of the page, and the message button, which tells the window where it was clicked. */
export function FloatingButtons({ frame }: { frame: Frame }) {
  return (
    <div className="floating-buttons print:hidden">
      <a href="#top" aria-label={frame.copy.backToTop} className="back-to-top">
        <ArrowUp className="size-5" aria-hidden="true" />
      </a>
      <a
        href={frame.message}
        target="_blank"
        rel="noopener"
        data-message-placement="fab"
        data-event="message"
        aria-label={`${frame.copy.message} (${frame.copy.newTab})`}
        className="inline-flex size-12 items-center justify-center rounded-edge border border-paper/40 bg-ink text-paper shadow-float hover:bg-accent hover:text-white"
      >
        <MessageCircle className="size-6" aria-hidden="true" />
      </a>
    </div>
  )
}
