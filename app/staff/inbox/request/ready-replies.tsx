import { fillSlots } from '#app/content/slots.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { replyLinks, replyWays } from './reply-links.ts'
import type { ShownReplies } from './shown-replies.server.ts'

/** Prepared replies: one tap opens each, in the way the customer asked for, or else in one that there is. */
export function ReadyReplies({ replies: { copy, texts, contact, prefers } }: { replies: ShownReplies }) {
  const known = replyLinks(contact)
  const way = [prefers, ...replyWays].find((each) => known[each])
  if (!way) return null
  return (
    <div>
      <p className="small text-ink-soft">{fillSlots(copy.ready, { way: copy.by[way] })}</p>
      <ul>
        {texts.map(({ name, label, text, incomplete }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3">
            <Go href={replyLinks(contact, text)[way] ?? ''} label={label} className="font-semibold" />
            {incomplete && <span className="small">{copy.gap}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
