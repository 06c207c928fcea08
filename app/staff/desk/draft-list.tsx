import { Form } from 'react-router'
import { fillSlots } from '#app/content/slots.ts'
import type { DeskCopy } from '#app/publishing/words/desk.ts'
import { AskFirst } from '#app/staff/kit/ask-first.tsx'
import { Act, EnterButton, Go, RowTick, TickIn } from '#app/staff/kit/fields.tsx'
import type { ListedDraft } from './draft-list.server.ts'
import { SentenceLine } from './sentence-line.tsx'

type Copy = DeskCopy['drafts']

/** So many changes fit on a phone. */
const FEW = 3

/** All pending changes, and the button that publishes them. */
export function DraftList({
  drafts,
  copy,
  faulty,
  ticked,
}: {
  drafts: (ListedDraft & { closed?: string | undefined })[]
  copy: Copy
  /** The paths of those in which something is to be ticked or chosen first. */
  faulty: readonly string[]
  /** The keys of those that were ticked when it was sent; at first all but those that were undone are. */
  ticked?: readonly string[] | undefined
}) {
  if (!drafts.length) return <p className="text-ink-soft">{copy.none}</p>
  return (
    <Form method="post" className="grid gap-5">
      {/* The first button of the list discards a draft. */}
      <EnterButton intent="publish" />
      <p className="measure text-ink-soft">{copy.intro}</p>
      <ul className="divide-y divide-line border-y border-line">
        {drafts.map((draft) => (
          <li key={draft.path} id={draft.path} className="grid scroll-mt-4 gap-1 py-3">
            <div className="flex items-start gap-2">
              {/* What the person may not publish does not hold up the rest. */}
              {!draft.closed && (
                <RowTick
                  name="draft"
                  value={draft.key}
                  defaultChecked={ticked?.includes(draft.key) ?? !draft.isUndone}
                  aria-label={fillSlots(copy.tick, { what: draft.sentence.what })}
                  className="-mt-2 -ml-3 size-11 shrink-0 cursor-pointer"
                />
              )}
              <SentenceLine sentence={draft.sentence} was={copy.was} />
            </div>
            <p className="small break-words text-ink-soft">{draft.by}</p>
            {draft.closed ? (
              <p className="font-semibold">{draft.closed}</p>
            ) : (
              <Warnings draft={draft} isFaulty={faulty.includes(draft.path)} toTick={copy.toTick} />
            )}
            <div className="flex flex-wrap gap-x-5">
              {/* A plain link, because the preview is a full page with its own styles. */}
              {draft.preview && <Go href={draft.preview} label={copy.preview} />}
              {!draft.closed && (
                <DropButton value={`drop ${draft.key}`} what={draft.sentence.what} copy={copy} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {/* In reach however long the list is; a short one needs its room. */}
      <p className={`-mx-4 bg-surface px-4 py-2 md:-mx-6 md:px-6 ${drafts.length > FEW ? 'in-reach' : ''}`}>
        <Act look="signal" value="publish" busy={copy.publishing} label={copy.publish} />
      </p>
    </Form>
  )
}

/** Discards a draft, once asked. */
export function DropButton({ value, what, copy }: { value: string; what: string; copy: Copy }) {
  const about = fillSlots(copy.dropThis, { what })
  return (
    <AskFirst label={copy.drop} about={about} question={copy.dropAsk}>
      <Act look="line" value={value} aria-label={about} label={copy.drop} />
    </AskFirst>
  )
}

/** What must be checked before a change is published. */
export function Warnings({
  draft: { path, key, sure, conflict, appointments },
  isFaulty,
  toTick,
}: {
  draft: ListedDraft
  /** It was not ticked, and nothing was published. */
  isFaulty: boolean
  toTick: string
}) {
  return (
    <>
      {sure && (
        <div className={`bg-steel px-3 ${isFaulty ? 'border-l-4 border-bad' : ''}`}>
          <TickIn
            id={`sure-${path}`}
            name="sure"
            value={path}
            label={<b className="font-semibold">{sure}</b>}
            error={isFaulty ? toTick : undefined}
          />
        </div>
      )}
      {conflict && (
        <div className="grid gap-2 border-l-4 border-bad bg-bad-surface p-3 text-bad">
          <p className="font-semibold">{conflict.text}</p>
          <p className="flex flex-wrap gap-3">
            <Act look="line" value={`mine ${key}`} label={conflict.mine} />
            <Act look="line" value={`theirs ${key}`} label={conflict.theirs} />
          </p>
        </div>
      )}
      {appointments && (
        <div className="bg-steel p-3">
          <p className="font-semibold">{appointments.text}</p>
          <p className="flex flex-wrap gap-x-4 empty:hidden">
            {appointments.links.map(({ reference, href }) => (
              <Go key={reference} to={href} label={reference} />
            ))}
          </p>
        </div>
      )}
    </>
  )
}
