import { Form } from 'react-router'
import type { AccountsCopy } from '#app/content/accounts.ts'
import type { ShownPerson } from './shown-people.server.ts'

type Props = { copy: AccountsCopy['people']; people: ShownPerson[] }

/** Everyone with an account: who may enter, and who may not. */
export function PeopleList({ copy, people }: Props) {
  return (
    <section aria-labelledby="people" className="min-w-0 border border-line bg-surface p-4 md:p-6">
      <h2 id="people" className="heading">
        {copy.title}
      </h2>
      <p className="mt-1 text-ink-soft">{copy.intro}</p>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {people.map((person) => (
          <li key={person.email} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold break-all">
                {person.email}
                {person.you && <span className="font-normal text-ink-soft"> ({copy.you})</span>}
              </p>
              <p className="small text-ink-soft">{person.facts.join(' · ')}</p>
            </div>
            <p className={person.admin ? 'font-semibold text-good' : 'text-ink-soft'}>{person.role}</p>
            {person.action && (
              <Form method="post" preventScrollReset className="sm:w-52">
                <input type="hidden" name="intent" value={person.admin ? 'revoke' : 'grant'} />
                <input type="hidden" name="email" value={person.email} />
                <button type="submit" aria-label={person.action.about} className="action action-line w-full">
                  {person.action.label}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
