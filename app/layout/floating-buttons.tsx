import { ArrowUp, MessageCircle } from '#app/ui/icon.tsx'
import type { Frame } from './frame.server.ts'

/** Back to top past half of the page, and the message button, which tells the window where it was clicked. */
export function FloatingButtons({ frame: { copy, message, home, path } }: { frame: Frame }) {
  return (
    <aside
      aria-label={copy.backToTop}
      data-home={path === home || undefined}
      className="floating-buttons print:hidden"
    >
      <a href="#top" aria-label={copy.backToTop} className="back-to-top justify-self-end">
        <ArrowUp size={20} />
      </a>
      <a
        href={message.href}
        target="_blank"
        rel="noopener"
        data-message-placement="fab"
        data-event="message"
        aria-label={`${message.ask ?? copy.message} (${copy.newTab})`}
        className="inline-flex min-h-12 min-w-12 items-center justify-center gap-2.5 justify-self-end rounded-edge border border-paper/40 bg-ink text-paper shadow-float hover:bg-accent hover:text-paper"
      >
        {message.ask && (
          <span className="small pl-4 font-semibold max-md:hidden in-[.scrolled]:hidden">{message.ask}</span>
        )}
        <MessageCircle
          className={`size-6 ${message.ask ? 'md:not-in-[.scrolled]:mr-3.5' : ''}`}
          aria-hidden="true"
        />
      </a>
    </aside>
  )
}
