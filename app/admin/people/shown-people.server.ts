import type { WaitingInvitation } from '#app/auth/invitations.server.ts'
import type { Person } from '#app/auth/roles.server.ts'
import { accountsCopy } from '#app/content/accounts.ts'
import type { Lang } from '#app/content/language.ts'
import { withWords } from '#app/content/staff.ts'
import { dateTimeText } from '../when.server.ts'

/** A line of the list of people, in words. */
export function shownPerson(person: Person, readerId: string, lang: Lang) {
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
        ? withWords(copy.lastUse, { when: dateTimeText(lastUsedAt.toISOString(), lang) })
        : copy.never,
    ].filter((fact) => fact !== undefined),
    // Nobody locks himself out by a slip: another admin takes an access away.
    action:
      !you && (confirmed || admin)
        ? { label: action, about: withWords(copy.about, { action, email }) }
        : undefined,
  }
}

export type ShownPerson = ReturnType<typeof shownPerson>

export function shownInvitation({ id, email, by, expiresAt, expired }: WaitingInvitation, lang: Lang) {
  const { people: copy } = accountsCopy(lang)
  const until = dateTimeText(expiresAt.toISOString(), lang)
  return {
    id,
    email,
    text: withWords(expired ? copy.expired : copy.invitedBy, { by, until }),
    again: withWords(copy.about, { action: copy.again, email }),
    withdraw: withWords(copy.about, { action: copy.withdraw, email }),
  }
}

export type ShownInvitation = ReturnType<typeof shownInvitation>
