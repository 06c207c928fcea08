import { Form } from 'react-router'
import type { DeskCopy } from '#app/publishing/words/desk.ts'
import { BusyButton } from '#app/staff/kit/busy-button.tsx'
import type { ListedSet } from './draft-list.server.ts'
import { SentenceLine } from './sentence-line.tsx'

/** Every publication, with a sentence for each change and an undo button. */
export function History({ sets, copy, was }: { sets: ListedSet[]; copy: DeskCopy['history']; was: string }) {
  if (!sets.length) return <p className="text-ink-soft">{copy.none}</p>
  return (
    <ol className="divide-y divide-line">
      {sets.map(({ id, when, mark, by, sentences, undo }) => (
        <li key={id} id={`set-${id}`} className="grid scroll-mt-4 gap-1 py-3 first:pt-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="font-semibold">{mark ? `${when} · ${mark}` : when}</p>
            {undo && (
              <Form method="post">
                <BusyButton
                  value={`undo ${id}`}
                  busy={copy.undoing}
                  aria-label={undo}
                  className="link min-h-11 min-w-11"
                >
                  {copy.undo}
                </BusyButton>
              </Form>
            )}
          </div>
          {sentences.map((sentence) => (
            <SentenceLine key={sentence.what + sentence.after} sentence={sentence} was={was} />
          ))}
          <p className="small break-words text-ink-soft">{by}</p>
        </li>
      ))}
    </ol>
  )
}
