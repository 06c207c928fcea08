import { Form } from 'react-router'
import { fillSlots } from '#app/content/slots.ts'
import type { DeskCopy } from '#app/publishing/words/desk.ts'
import type { listAside } from './draft-list.server.ts'
import { DropButton } from './draft-list.tsx'
import { SentenceLine } from './sentence-line.tsx'

type Props = {
  aside: (Awaited<ReturnType<typeof listAside>>[number] & { closed?: string | undefined })[]
  copy: Pick<DeskCopy, 'aside' | 'drafts'>
}

/** What undone publications said, to take up again or to discard. */
export function AsideList({ aside, copy }: Props) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {fillSlots(copy.aside.title, { count: aside.length })}
      </summary>
      <p className="measure text-ink-soft">{copy.aside.intro}</p>
      <Form method="post">
        {/* Before the list, which may be long. */}
        {aside.length > 1 && (
          <button type="submit" name="intent" value="take" className="action action-line mt-2">
            {copy.aside.takeAll}
          </button>
        )}
        <ul className="divide-y divide-line">
          {aside.map(({ key, sentence, by, closed }) => (
            <li key={key} className="grid gap-1 py-3">
              <SentenceLine sentence={sentence} was={copy.drafts.was} />
              <p className="small break-words text-ink-soft">{by}</p>
              {closed ? (
                <p className="font-semibold">{closed}</p>
              ) : (
                <div className="flex flex-wrap gap-x-5">
                  <button
                    type="submit"
                    name="intent"
                    value={`take ${key}`}
                    aria-label={fillSlots(copy.aside.takeThis, { what: sentence.what })}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {copy.aside.take}
                  </button>
                  <DropButton value={`forget ${key}`} what={sentence.what} copy={copy.drafts} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Form>
    </details>
  )
}
