import type { WaitingInvitation } from '#app/accounts/invitations.server.ts'
import type { Person } from '#app/accounts/roles.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { editorsCopy } from './words.ts'

/** A row of the list of people, in words. */
export function shownColleague(person: Person, readerId: string, lang: Lang) {
  const { people: copy } = accountsCopy(lang)
  const { email, admin, editor, confirmed, secondFactor, lastUsedAt } = person
  const words = editorsCopy(lang)
  const you = person.id === readerId
  const actions = [
    ...(confirmed && !admin ? [['grant', editor ? words.upgrade : copy.grant] as const] : []),
    ...(confirmed && !admin && !editor ? [['grant-editor', words.grant] as const] : []),
    ...(admin || editor ? [['revoke', copy.revoke] as const] : []),
  ]
  const questions: Partial<Record<string, string>> = {
    revoke: fillSlots(copy.revokeAsk, { email }),
    grant: fillSlots(words.grantAsk, { email }),
  }
  return {
    email,
    hasAccess: admin || editor,
    you,
    role: admin ? copy.roles.admin : editor ? words.role : copy.roles.none,
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
      : actions.map(([intent, action]) => ({
          intent,
          label: action,
          about: fillSlots(copy.about, { action, email }),
          question: questions[intent],
        })),
  }
}

export type ShownColleague = ReturnType<typeof shownColleague>

export function shownInvitation({ id, email, role, by, expiresAt, expired }: WaitingInvitation, lang: Lang) {
  const { people: copy } = accountsCopy(lang)
  const until = dateTimeText(expiresAt.toISOString(), lang)
  return {
    id,
    email,
    role,
    text: [
      role === 'editor' && editorsCopy(lang).role,
      fillSlots(expired ? copy.expired : copy.invitedBy, { by, until }),
    ]
      .filter(Boolean)
      .join(' · '),
    again: fillSlots(copy.about, { action: copy.again, email }),
    withdraw: fillSlots(copy.about, { action: copy.withdraw, email }),
  }
}

export type ShownInvitation = ReturnType<typeof shownInvitation>
