import type { AccountsCopy } from '#app/accounts/words.ts'
import { AskFirst } from '#app/staff/kit/ask-first.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import type { ShownColleague } from './shown-people.server.ts'

type Props = { copy: AccountsCopy['people']; people: ShownColleague[] }

/** Everyone with an account, with or without access. */
export function PeopleList({ copy, people }: Props) {
  return (
    <Panel id="people" title={copy.title}>
      <p className="-mt-4 text-ink-soft">{copy.intro}</p>
      <ul className="divide-y divide-line border-y border-line">
        {people.map((person) => (
          <li key={person.email} className="py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <p className="font-semibold break-all">
                {person.email}
                {person.you && <span className="font-normal text-ink-soft"> ({copy.you})</span>}
              </p>
              <p className={person.hasAccess ? 'font-semibold text-good' : 'text-ink-soft'}>{person.role}</p>
            </div>
            <p className="small text-ink-soft">{person.facts.join(' · ')}</p>
            <div className="flex flex-wrap gap-x-6 empty:hidden">
              {person.actions.map(({ fields, label, about, question }) => {
                const form = (
                  <AuthForm
                    key={label}
                    hiddenFields={{ ...fields, email: person.email }}
                    label={label}
                    about={about}
                    look={question ? 'line' : 'link'}
                  />
                )
                return question ? (
                  <AskFirst key={label} label={label} about={about} question={question}>
                    {form}
                  </AskFirst>
                ) : (
                  form
                )
              })}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
