import { Link } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import { Act, Hidden, TickIn } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { ConsentList } from './consent-list.tsx'
import { Lines } from './erase-person.tsx'
import type { OfPerson } from './privacy.tsx'

/** What is kept about a person: choose their requests, see the counts, export or erase. */
export function HeldAbout({ copy: { held: copy, consents }, titles, typed, person }: OfPerson) {
  return (
    <Panel id="held" title={titles.held} wide>
      {/* A plain HTML form, because one of its buttons downloads a file. */}
      <form method="get" action={plainPaths.privacy} className="grid gap-5">
        <Hidden of={{ q: typed, chosen: 'yes' }} />
        {person.requests.length > 0 && (
          <fieldset>
            <legend className="font-bold">{copy.choose}</legend>
            <p className="small text-ink-soft">{copy.chooseHint}</p>
            <ul className="mt-2 divide-y divide-line border-y border-line">
              {person.requests.map(({ reference, href, chosen, who, what, date }) => (
                <li key={reference} className="flex items-start gap-3 py-1">
                  <div className="flex-1">
                    <TickIn
                      name="reference"
                      value={reference}
                      on={chosen}
                      label={
                        <span className="min-w-0 break-words">
                          <span className="font-semibold">{reference}</span> {who}
                          <span className="small block text-ink-soft">
                            {date} · {what}
                          </span>
                        </span>
                      }
                    />
                  </div>
                  <Link to={href} className="link inline-flex min-h-11 min-w-11 items-center">
                    {copy.open}
                    <span className="sr-only"> {reference}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        <Lines of={[...person.lines, ...person.accounts]} />
        <div className="flex flex-wrap gap-3">
          <Act look="line" name="step" value="print" label={copy.print} />
          <Act look="line" formAction={plainPaths.privacyExport} label={copy.export} />
          <Act look="line" name="step" value="erase" label={copy.erase} className="text-bad" />
          {person.requests.length > 1 && <Act look="link" label={copy.count} />}
        </div>
        {person.named && <p className="small text-ink-soft">{copy.exportHint}</p>}
      </form>
      <div>
        <h3 className="mb-2 font-bold">{copy.consents}</h3>
        {person.consents.length === 0 && <p className="text-ink-soft">{copy.noConsent}</p>}
        {person.consents.length > 0 && <ConsentList copy={consents} consents={person.consents} />}
      </div>
    </Panel>
  )
}
