import type { Lang } from '#app/content/language.ts'
import { counted } from '#app/content/slots.ts'
import type { LiveCopy } from '#app/staff/kit/live-words.ts'

const MOST_SHOWN = 99

type Props = { unread: number; unreadWords: LiveCopy['unread']; lang: Lang }

/** The number of unread requests, up to "99+". */
export function UnreadCount({ unread, unreadWords, lang }: Props) {
  if (!unread) return null
  return (
    <span className="figure inline-block min-w-6 bg-ink px-1.5 text-center font-bold text-paper max-lg:text-xs/5">
      <span aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
      <span className="sr-only">{counted(unreadWords, unread, lang)}</span>
    </span>
  )
}
