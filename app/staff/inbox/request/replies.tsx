import { useEffect, useState } from 'react'
import { fillSlots } from '#app/content/slots.ts'
import { plainPaths } from '#app/site-map.ts'
import { Go, In } from '#app/staff/kit/fields.tsx'
import { Fold } from '#app/staff/kit/fold.tsx'
import { replyLinks, replyWays } from './reply-links.ts'
import type { ShownReplies } from './shown-replies.server.ts'

/** Replies in the customer's language: one tap opens each in the way they asked for, or it is edited first. */
export function Replies({ replies }: { replies: ShownReplies }) {
  const { copy, texts, contact, prefers } = replies
  const known = replyLinks(contact)
  const way = [prefers, ...replyWays].find((each) => known[each])
  return (
    <>
      {way && (
        <ul>
          <li className="small text-ink-soft">{fillSlots(copy.ready, { way: copy.by[way] })}</li>
          {texts.map(({ name, label, text, incomplete }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-3">
              <Go href={replyLinks(contact, text)[way] ?? ''} label={label} className="font-semibold" />
              {incomplete && <span className="small">{copy.gap}</span>}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className="link inline-flex min-h-11 items-center">{copy.change}</summary>
        <div className="divide-y divide-line border-y border-line">
          {texts.map(({ name, label, text }) => (
            <Fold key={name} name="reply" heading={<span className="font-semibold">{label}</span>}>
              <Reply replies={replies} text={text} />
            </Fold>
          ))}
        </div>
        <Go to={plainPaths.templates} label={copy.edit} className="small" />
      </details>
    </>
  )
}

function Reply({ replies, text }: { replies: ShownReplies; text: string }) {
  const { copy, contact, lang, prefers, unfilled } = replies
  const [typed, setTyped] = useState<string>()
  const [scripted, setScripted] = useState(false)
  // Without scripts the links cannot follow what is typed, so the text is read-only.
  useEffect(() => setScripted(true), [])
  const written = typed ?? text
  const links = replyLinks(contact, written)
  return (
    <div className="grid gap-3">
      <In
        name="text"
        label={<span className="sr-only">{copy.text}</span>}
        lang={lang}
        rows={8}
        value={written}
        readOnly={!scripted}
        onChange={({ target }) => setTyped(target.value)}
      />
      {written.includes(unfilled) && (
        <p className="small font-semibold">{fillSlots(copy.gaps, { words: unfilled })}</p>
      )}
      <ul className="flex flex-wrap gap-x-6">
        {replyWays.map((way) => {
          const href = links[way]
          return (
            href && (
              <li key={way}>
                <Go href={href} label={copy.by[way]} className={way === prefers ? 'font-bold' : ''} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
