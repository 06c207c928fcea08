import type { WaitingInvitation } from '#app/accounts/invitations.server.ts'
import type { Person } from '#app/accounts/roles.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { isAtLeast, roles } from '#database/rows/role.ts'
import { rolesCopy } from './words.ts'

/** The most first. */
const givable = roles.toReversed()

/** A row of the list of people, in words. */
export function shownColleague(person: Person, readerId: string, lang: Lang) {
  const { people: copy } = accountsCopy(lang)
  const { email, role, confirmed, secondFactor, lastUsedAt } = person
  const words = rolesCopy(lang)
  const you = person.id === readerId
  const actions = [
    ...(confirmed && role !== 'admin' ? givable.filter((other) => other !== role) : []).map((to) => {
      const isLess = isAtLeast(role, to)
      const ask = isLess ? words.limitAsk : to === 'admin' ? words.grantAsk : undefined
      return { fields: { intent: 'grant', role: to }, label: isLess ? words.limit : words.grant[to], ask }
    }),
    ...(role ? [{ fields: { intent: 'revoke' }, label: copy.revoke, ask: copy.revokeAsk }] : []),
  ]
  return {
    email,
    hasAccess: role !== undefined,
    you,
    role: role ? words.roles[role] : copy.none,
    facts: [
      confirmed ? copy.confirmed : copy.unconfirmed,
      secondFactor ? copy.secondFactor : undefined,
      lastUsedAt
        ? fillSlots(copy.lastUse, { when: dateTimeText(lastUsedAt.toISOString(), lang) })
        : copy.never,
    ].filter((fact) => fact !== undefined),
    // People cannot remove their own access by mistake: only another admin can.
    actions: you
      ? []
      : actions.map(({ fields, label, ask }) => ({
          fields,
          label,
          about: fillSlots(copy.about, { action: label, email }),
          question: ask && fillSlots(ask, { email }),
        })),
  }
}

export function shownInvitation({ id, email, role, by, expiresAt, expired }: WaitingInvitation, lang: Lang) {
  const { people: copy } = accountsCopy(lang)
  const until = dateTimeText(expiresAt.toISOString(), lang)
  return {
    id,
    email,
    role,
    text: [
      role !== 'admin' && rolesCopy(lang).roles[role],
      fillSlots(expired ? copy.expired : copy.invitedBy, { by, until }),
    ]
      .filter(Boolean)
      .join(' · '),
    again: fillSlots(copy.about, { action: copy.again, email }),
    withdraw: fillSlots(copy.about, { action: copy.withdraw, email }),
  }
}
