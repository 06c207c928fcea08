import { type FormEvent, useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { Act, Hidden, type Options } from '#app/staff/kit/fields.tsx'
import type { ShownMany } from './many.server.ts'
import type { ManyCopy } from './many-words.ts'

/** Id of the form that the checkboxes of the list belong to, wherever they are on the page. */
export const MANY_FORM = 'many'

type Props = {
  fetcher: FetcherWithComponents<unknown>
  action: string
  copy: ManyCopy
  statuses: Options
  people: Options
  outcome: ShownMany | undefined
}

const BAR =
  'fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 gap-2 border-t border-line-strong bg-surface px-[var(--margin)] py-2 shadow-float lg:sticky lg:bottom-0 lg:px-6'

/** The actions for all chosen requests, shown once one is chosen, with or without scripts; then their outcome. */
export function ManyBar({ fetcher, action, copy, statuses, people, outcome }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (outcome) form.current?.reset()
  }, [outcome])
  /** Sends all chosen requests in one field, because there may be a hundred. */
  function submitAsOne(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const sent = new FormData(event.currentTarget, submitter)
    sent.set('chosen', sent.getAll('chosen').join('\n'))
    void fetcher.submit(sent, { method: 'post', action })
  }
  return (
    <>
      {outcome && (
        <fetcher.Form
          method="post"
          action={action}
          className={`${BAR} flex flex-wrap items-center justify-between group-has-[[name=chosen]:checked]/inbox:hidden`}
        >
          <div role="status" className="font-semibold">
            {outcome.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <Hidden of={{ intent: 'undo', field: outcome.field, chosen: outcome.back }} />
          {outcome.back && <Act look="line" label={copy.undo} />}
        </fetcher.Form>
      )}
      <fetcher.Form
        ref={form}
        id={MANY_FORM}
        method="post"
        action={action}
        onSubmit={submitAsOne}
        aria-label={copy.chosen}
        className={`${BAR} hidden grid-cols-1 group-has-[[name=chosen]:checked]/inbox:grid lg:grid-cols-2`}
      >
        {[
          { name: 'status', label: copy.status, choices: statuses, first: 'archived', act: copy.apply },
          { name: 'assignee', label: copy.assignee, choices: people, first: undefined, act: copy.give },
        ].map(({ name, label, choices, first, act }) => (
          <div key={name} className="flex gap-2">
            <select name={name} aria-label={label} defaultValue={first} className="box-control">
              {choices.map(({ value, label: choice }) => (
                <option key={value} value={value}>
                  {choice}
                </option>
              ))}
            </select>
            <Act look="line" name="field" value={name} label={act} className="px-3" />
          </div>
        ))}
      </fetcher.Form>
    </>
  )
}
