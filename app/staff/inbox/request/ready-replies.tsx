import { type ReplyWay, replyLinks, replyWays } from './reply-links.ts'
import type { ShownReplies } from './shown-replies.server.ts'

/** Classes that show the links of a way to reply while that way is chosen. */
const whileChosen: Record<ReplyWay, string> = {
  text: 'group-has-[[value=text]:checked]/ways:inline-flex',
  whatsapp: 'group-has-[[value=whatsapp]:checked]/ways:inline-flex',
  email: 'group-has-[[value=email]:checked]/ways:inline-flex',
}

/** Prepared replies: one tap opens each, in the way the customer asked for or the one chosen here. */
export function ReadyReplies({ replies: { copy, texts, contact, prefers } }: { replies: ShownReplies }) {
  const links = texts.map(({ text, ...reply }) => ({ ...reply, hrefs: replyLinks(contact, text) }))
  const ways = replyWays.filter((way) => links.every(({ hrefs }) => hrefs[way]))
  return (
    <div className="group/ways grid gap-2">
      <fieldset className="flex flex-wrap">
        <legend className="small mb-1.5 text-ink-soft">{copy.ready}</legend>
        {ways.map((way) => (
          <label
            key={way}
            className="flex min-h-11 small grow items-center justify-center gap-1.5 border border-line-strong px-2 font-semibold not-first-of-type:border-l-0 has-checked:bg-steel has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="way"
              value={way}
              defaultChecked={way === prefers}
              className="size-4 shrink-0 accent-ink"
            />
            {copy.by[way]}
          </label>
        ))}
      </fieldset>
      <ul className="halves">
        {links.map(({ name, label, hrefs, incomplete }) => (
          <li key={name} className="grid">
            {ways.map((way) => (
              <a
                key={way}
                href={hrefs[way]}
                className={`action action-line hidden flex-col gap-0.5 px-2 py-1 ${whileChosen[way]}`}
              >
                {label}
                {incomplete && <span className="small font-normal">{copy.gap}</span>}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
