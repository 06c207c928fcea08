import { data } from 'react-router'
import { INVITATION_DAYS, waitingInvitations } from '#app/accounts/invitations.server.ts'
import { listPeople } from '#app/accounts/roles.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { fillSlots } from '#app/content/slots.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { Outcome } from '#app/staff/kit/toasts.tsx'
import { roles } from '#database/rows/role.ts'
import type { Route } from './+types/people.ts'
import { Invitations } from './invitations.tsx'
import { applyPeopleForm } from './people-changes.server.ts'
import { PeopleList } from './people-list.tsx'
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
  const { copy, people, choice, invitations } = loaderData
  const outcome: { success?: string; error?: string; email?: string } | undefined = actionData
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Outcome of={outcome} />
      <PeopleList copy={copy} people={people} />
      <Invitations copy={copy} choice={choice} invitations={invitations} refused={outcome?.email} />
    </div>
  )
}
