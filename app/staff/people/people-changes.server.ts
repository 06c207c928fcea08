import { withdrawInvitation } from '#app/accounts/invitations.server.ts'
import { grantRole, revokeRole } from '#app/accounts/roles.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { fillSlots } from '#app/content/slots.ts'
import { asId } from '#app/staff/kit/input-values.ts'
import type { PageArgs } from '#app/staff/kit/staff-page.server.ts'
import { type Role, roles } from '#database/rows/role.ts'
import { rolesCopy } from './words.ts'

type Outcome = { success: string } | { error: string; email?: string }

/** Handles the forms of the people page. @returns the outcome, in words */
export async function applyPeopleForm({ accounts, asking, db, lang, me, field }: PageArgs): Promise<Outcome> {
  const { done, refused } = accountsCopy(lang).people
  const email = field('email').trim().toLowerCase()
  const filled = (text: string) => fillSlots(text, { email })
  switch (field('intent')) {
    case 'grant': {
      const role = asRole(field('role'))
      const words = rolesCopy(lang)
      const changed = await grantRole(db, email, role)
      if (changed === 'unknown' || changed === 'unconfirmed') return { error: filled(refused[changed]) }
      return changed === 'admin' ? { error: filled(words.admin) } : { success: filled(words.granted[role]) }
    }
    case 'revoke': {
      const changed = await revokeRole(db, email)
      if (changed === 'last-admin') return { error: filled(refused.last) }
      return changed === 'unknown' ? { error: refused.unknown } : { success: filled(done.revoked) }
    }
    case 'withdraw': {
      const id = asId(field('id'))
      if (id) await withdrawInvitation(db, id)
      return { success: done.withdrawn }
    }
    default: {
      const invited = await accounts.invite(asking, me.id, email, asRole(field('role')))
      return invited === 'done'
        ? { success: filled(done.invited) }
        : { error: filled(refused[invited]), email }
    }
  }
}

/** A form that names none of the roles gives the least. */
const asRole = (text: string): Role => roles.find((role) => role === text) ?? 'writer'
