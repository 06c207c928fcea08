import type { WaitingInvitation } from '#app/accounts/invitations.server.ts'
import type { Person } from '#app/accounts/roles.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { accountsCopy } from '#app/content/staff/accounts.ts'
import { dateTimeText } from '#app/staff/kit/when.server.ts'

/** A line of the list of people, in words. */
export function shownColleague(person: Person, readerId: string, lang: Lang) {
  const { people: copy } = accountsCopy(lang)
  const { email, admin, confirmed, secondFactor, lastUsedAt } = person
  const action = admin ? copy.revoke : copy.grant
  const you = person.id === readerId
  return {
    email,
    admin,
    you,
    role: admin ? copy.roles.admin : copy.roles.none,
    facts: [
      confirmed ? copy.confirmed : copy.unconfirmed,
      secondFactor ? copy.secondFactor : undefined,
      lastUsedAt
        ? fillSlots(copy.lastUse, { when: dateTimeText(lastUsedAt.toISOString(), lang) })
        : copy.never,
    ].filter((fact) => fact !== undefined),
    // Nobody locks himself out by a slip: another admin takes an access away.
    action:
      !you && (confirmed || admin)
        ? { label: action, about: fillSlots(copy.about, { action, email }) }
        : undefined,
  }
}

export type ShownColleague = ReturnType<typeof shownColleague>

export function shownInvitation({ id, email, by, expiresAt, expired }: WaitingInvitation, lang: Lang) {
  const { people: copy } = accountsCopy(lang)
  const until = dateTimeText(expiresAt.toISOString(), lang)
  return {
    id,
    email,
    text: fillSlots(expired ? copy.expired : copy.invitedBy, { by, until }),
    again: fillSlots(copy.about, { action: copy.again, email }),
    withdraw: fillSlots(copy.about, { action: copy.withdraw, email }),
  }
}

export type ShownInvitation = ReturnType<typeof shownInvitation>
