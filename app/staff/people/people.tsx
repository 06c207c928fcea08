import { data } from 'react-router'
import { INVITATION_DAYS, waitingInvitations } from '#app/accounts/invitations.server.ts'
import { listPeople } from '#app/accounts/roles.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { fillSlots } from '#app/content/slots.ts'
import { AskFirst } from '#app/staff/kit/ask-first.tsx'
import { In } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { type Answered, Outcome } from '#app/staff/kit/toasts.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import { EmailField } from '#app/staff/sign-in/fields.tsx'
import { roles } from '#database/rows/role.ts'
import type { Route } from './+types/people.ts'
import { applyPeopleForm } from './people-changes.server.ts'
import { shownColleague, shownInvitation } from './shown-people.server.ts'
import { rolesCopy } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, lang, me } = staffPage(args)
  const { people: copy } = accountsCopy(lang)
  const { inviteAs, everything, writers, roles: names } = rolesCopy(lang)
  const [people, waiting] = await Promise.all([listPeople(db), waitingInvitations(db)])
  return {
    copy: { ...copy, inviteHint: fillSlots(copy.inviteHint, { days: INVITATION_DAYS }) },
    title: copy.title,
    people: people.map((person) => shownColleague(person, me.id, lang)),
    choice: {
      label: inviteAs,
      hint: writers,
      options: roles
        .map((role) => ({ value: role, label: role === 'admin' ? everything : names[role] }))
        .reverse(),
    },
    invitations: waiting.map((invitation) => shownInvitation(invitation, lang)),
  }
}

export async function action(args: Route.ActionArgs) {
  const outcome = await applyPeopleForm(staffPage(args))
  return data(outcome, { status: 'error' in outcome ? 409 : 200 })
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const outcome: Answered | undefined = actionData
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Outcome of={outcome} />
      <PeopleList {...loaderData} />
      <Invitations {...loaderData} refused={outcome?.email} />
    </div>
  )
}

/** Everyone with an account, with or without access. */
function PeopleList({ copy, people }: Route.ComponentProps['loaderData']) {
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

type InvitationsProps = Route.ComponentProps['loaderData'] & {
  /** The e-mail that was refused. */
  refused: string | undefined
}

/** Invites someone by mail, and lists the pending invitations. */
function Invitations({ copy, choice, invitations, refused }: InvitationsProps) {
  return (
    <Panel id="invite" title={copy.invite}>
      {/* The key resets the form when the list of invitations changes. */}
      <AuthForm
        key={invitations.map(({ id, text }) => id + text).join()}
        preventScrollReset
        hiddenFields={{ intent: 'invite' }}
        label={copy.send}
        look="signal"
        className="grid gap-4"
      >
        <EmailField
          label={copy.inviteTo}
          autoComplete="off"
          defaultValue={refused}
          invalid={refused !== undefined}
          hint={copy.inviteHint}
        />
        <In name="role" {...choice} defaultValue="admin" />
      </AuthForm>
      <h3 className="font-bold">{copy.invited}</h3>
      {invitations.length === 0 && <p className="-mt-3 text-ink-soft">{copy.nobodyInvited}</p>}
      <ul className="-mt-2 divide-y divide-line border-y border-line empty:hidden">
        {invitations.map(({ id, email, role, text, again, withdraw }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <div className="flex-1 basis-64">
              <p className="font-semibold break-all">{email}</p>
              <p className="small break-words text-ink-soft">{text}</p>
            </div>
            <div className="flex flex-wrap gap-x-5">
              <AuthForm
                hiddenFields={{ intent: 'invite', email, role }}
                label={copy.again}
                about={again}
                look="link"
              />
              <AuthForm
                hiddenFields={{ intent: 'withdraw', id }}
                label={copy.withdraw}
                about={withdraw}
                look="link"
              />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
