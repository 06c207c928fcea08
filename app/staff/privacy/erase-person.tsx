import { Form } from 'react-router'
import { Act, Go, Hidden, RadioIn, TickIn } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { OfPerson } from './privacy.tsx'

const methods = ['anonymised', 'erased'] as const

export const Lines = ({ of }: { of: readonly string[] }) => (
  <ul className="list-disc pl-5 empty:hidden">
    {of.map((line) => (
      <li key={line} className="break-words whitespace-pre-line">
        {line}
      </li>
    ))}
  </ul>
)

/** Asks for confirmation before an erasure, listing what is erased and what stays. */
export function ErasePerson({ copy: { erase: copy, retention }, titles, typed, back, person }: OfPerson) {
  const chosen = person.requests.filter(({ chosen: isChosen }) => isChosen)
  return (
    <Panel id="erase" title={titles.erase}>
      <div className="grid gap-5 md:grid-cols-2">
        <div>
          <h3 className="font-bold">{copy.goes}</h3>
          <Lines of={person.goes.length ? person.goes : [retention.nothing]} />
          {person.named && <p className="small mt-2 text-ink-soft">{copy.mentions}</p>}
        </div>
        <div>
          <h3 className="font-bold">{copy.stays}</h3>
          <Lines of={[...person.stays, copy.staysFigures, copy.staysNote, copy.staysBackups]} />
        </div>
      </div>
      <Form method="post" className="grid max-w-2xl gap-4 border-t border-line pt-5">
        <Hidden of={{ q: typed, chosen: 'yes', reference: chosen.map(({ reference }) => reference) }} />
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
