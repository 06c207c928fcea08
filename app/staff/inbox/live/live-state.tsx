import type { Lang } from '#app/content/language.ts'
import { counted } from '#app/content/slots.ts'
import type { LiveCopy } from '#app/staff/kit/live-words.ts'
import { type Connection, useInboxNews } from './inbox-news.ts'

type Props = { copy: LiveCopy; state: Connection; lang: Lang }

/** Whether the list is live. A screen reader says how many requests wait for the garage. On a phone only a lost connection is seen. */
export function LiveState({ copy, state, lang }: Props) {
  const { ours = 0 } = useInboxNews()
  return (
    <p role="status" className="scripted small flex items-center gap-2 text-ink-soft">
      <span
        aria-hidden="true"
        data-state={state}
        className="size-2.5 rounded-full bg-line-strong data-[state=live]:bg-good data-[state=lost]:bg-bad max-lg:data-[state=live]:hidden"
      />
      <span className={state === 'lost' ? undefined : 'max-lg:sr-only'}>{copy[state]}</span>
      {ours > 0 && <span className="sr-only">{counted(copy.ours, ours, lang)}</span>}
    </p>
  )
}
