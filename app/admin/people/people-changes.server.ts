import type { Asking, Visitor } from '#app/auth/accounts.server.ts'
import { withdrawInvitation } from '#app/auth/invitations.server.ts'
import { grantConfirmed, revokeAdmin } from '#app/auth/roles.server.ts'
import { accountsCopy } from '#app/content/accounts.ts'
import { withWords } from '#app/content/staff.ts'
import type { Runtime } from '#app/runtime.server.ts'
import { languageOf } from '#app/staff/language.server.ts'

type Outcome = { success: string } | { error: string; email?: string }

/** Does what a form of the page of people asks, and says what became of it. */
export async function applyPeopleForm(
  { accounts, database: { db } }: Runtime,
  asking: Asking,
  visitor: Visitor,
  form: FormData,
): Promise<Outcome> {
  const { done, refused } = accountsCopy(languageOf(asking.request)).people
  const email = `${form.get('email') ?? ''}`.trim().toLowerCase()
  const said = (text: string) => withWords(text, { email })
  switch (form.get('intent')) {
    case 'grant': {
      const changed = await grantConfirmed(db, email)
      if (changed === 'unknown' || changed === 'unconfirmed') return { error: said(refused[changed]) }
      return { success: said(done.granted) }
    }
    case 'revoke': {
      const changed = await revokeAdmin(db, email)
      if (changed === 'last-admin') return { error: said(refused.last) }
      return changed === 'unknown' ? { error: refused.unknown } : { success: said(done.revoked) }
    }
    case 'withdraw':
      await withdrawInvitation(db, `${form.get('id') ?? ''}`)
      return { success: done.withdrawn }
    default: {
      const invited = await accounts.invite(asking, visitor.id, email)
      return invited === 'done' ? { success: said(done.invited) } : { error: said(refused[invited]), email }
    }
  }
}
