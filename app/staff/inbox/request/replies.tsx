import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { fillSlots } from '#app/content/slots.ts'
import { plainPaths } from '#app/site-map.ts'
import { Field } from '#app/ui/field.tsx'
import { replyLinks } from './reply-links.ts'
import type { ShownReplies } from './shown-replies.server.ts'

/** Replies in the customer's language, to be sent by mail or message; each can be changed before it leaves. */
export function Replies({ replies }: { replies: ShownReplies }) {
  const { copy, texts } = replies
  return (
    <section aria-labelledby="reply" className="grid min-w-0 gap-3 border border-line bg-surface p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 id="reply" className="font-bold">
          {copy.reply}
        </h3>
        <Link to={plainPaths.templates} className="link small inline-flex min-h-11 items-center">
          {copy.edit}
        </Link>
      </div>
      <div className="divide-y divide-line border-y border-line">
        {texts.map(({ name, label, text }) => (
          <details key={name} name="reply" className="group">
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-semibold">
              <span>{label}</span>
              <span aria-hidden="true" className="text-xl group-open:rotate-45">
                +
              </span>
            </summary>
            <Reply replies={replies} text={text} />
          </details>
        ))}
      </div>
    </section>
  )
}

const ways = ['email', 'text', 'whatsapp'] as const

function Reply({ replies, text }: { replies: ShownReplies; text: string }) {
  const { copy, contact, lang, prefers } = replies
  const [typed, setTyped] = useState<string>()
  const [scripted, setScripted] = useState(false)
  // Without scripts the links carry the text as it came: then it is not for typing.
  useEffect(() => setScripted(true), [])
  const written = typed ?? text
  const links = replyLinks(contact, written)
  const gaps = replies.gaps.filter((gap) => written.includes(gap))
  return (
    <div className="grid gap-3 pb-5">
      <Field label={<span className="sr-only">{copy.text}</span>}>
        {(field) => (
          <textarea
            {...field}
            lang={lang}
            rows={8}
            value={written}
            readOnly={!scripted}
            onChange={({ target }) => setTyped(target.value)}
            className="field-sizing-content w-full rounded-edge border-2 border-line-strong bg-surface p-3 text-ink"
          />
        )}
      </Field>
      {gaps.length > 0 && (
        <p className="small font-semibold text-accent">{fillSlots(copy.gaps, { words: gaps.join(', ') })}</p>
      )}
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {ways.map((way) => {
          const href = links[way]
          return (
            href && (
              <li key={way} className="grid">
                <a href={href} className={way === prefers ? 'action action-signal' : 'action action-line'}>
                  {copy.by[way]}
                </a>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
