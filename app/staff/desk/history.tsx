import { Form } from 'react-router'
import type { DeskCopy } from '#app/publishing/words/desk.ts'
import { AskFirst } from '#app/staff/kit/ask-first.tsx'
import { Act } from '#app/staff/kit/fields.tsx'
import type { ListedSet } from './draft-list.server.ts'
import { SentenceLine } from './sentence-line.tsx'

/** Every publication, with a sentence for each change and an undo button. */
export function History({ sets, copy, was }: { sets: ListedSet[]; copy: DeskCopy['history']; was: string }) {
  if (!sets.length) return <p className="text-ink-soft">{copy.none}</p>
  return (
    <ol className="divide-y divide-line">
      {sets.map(({ id, when, mark, by, sentences, undo }) => (
        <li key={id} className="grid gap-1 py-3 first:pt-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="font-semibold">{mark ? `${when} · ${mark}` : when}</p>
            {undo && <Undo id={id} {...undo} copy={copy} />}
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

type UndoProps = { id: number; about: string; question: string | undefined; copy: DeskCopy['history'] }

/** Undoes a publication, once asked where it changed a lot. */
function Undo({ id, about, question, copy }: UndoProps) {
  const button = (look: 'line' | 'link') => (
    <Act look={look} value={`undo ${id}`} busy={copy.undoing} aria-label={about} label={copy.undo} />
  )
  return (
    <Form method="post" className={question && 'contents'}>
      {question ? (
        <AskFirst label={copy.undo} about={about} question={question}>
          {button('line')}
        </AskFirst>
      ) : (
        button('link')
      )}
    </Form>
  )
}
