import { Form } from 'react-router'
import { Act, Go, Hidden, RadioIn, TickIn } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { OfPerson } from './privacy.tsx'

const methods = ['anonymised', 'erased'] as const

/** Asks for confirmation before an erasure, listing what is erased and what stays. */
export function ErasePerson({ copy: { erase: copy }, titles, typed, back, person }: OfPerson) {
  const chosen = person.requests.filter(({ chosen: isChosen }) => isChosen)
  return (
    <Panel id="erase" title={titles.erase}>
      <div className="grid gap-5 md:grid-cols-2">
        <div>
          <h3 className="font-bold">{copy.goes}</h3>
          <ul className="mt-1 list-disc pl-5">
            {person.goes.map((line) => (
              <li key={line} className="break-words">
                {line}
              </li>
            ))}
          </ul>
          {person.named && <p className="small mt-2 text-ink-soft">{copy.mentions}</p>}
        </div>
        <div>
          <h3 className="font-bold">{copy.stays}</h3>
          <ul className="mt-1 list-disc pl-5">
            {[...person.stays, copy.staysFigures, copy.staysNote, copy.staysBackups].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      <Form method="post" className="grid max-w-2xl gap-4 border-t border-line pt-5">
        <Hidden q={typed} chosen="yes" reference={chosen.map(({ reference }) => reference)} />
        <RadioIn
          name="method"
          label={copy.method}
          options={methods.map((value) => ({ value, label: copy.methods[value] }))}
          required
        />
        <TickIn name="confirmed" label={copy.confirm} required />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Act look="line" label={copy.submit} className="text-bad" />
          <Go to={back} label={copy.cancel} />
        </div>
      </Form>
    </Panel>
  )
}
