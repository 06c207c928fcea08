import type { Kysely } from 'kysely'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import type { Lang } from '#app/content/language.ts'
import { plainPaths } from '#app/site-map.ts'
import { isAtLeast, type Role, seesRequests } from '#database/rows/role.ts'
import type { Tables } from '#database/tables.ts'
import type { Attempts } from './attempts.server.ts'
import type { Asking } from './calls.server.ts'
import {
  agreeEmailChange,
  askEmailChange,
  changeOf,
  confirmEmailChange,
  type WaitingChange,
} from './email-change.server.ts'
import { accountEmail } from './endpoint-guards.server.ts'
import { acceptInvitation, invite, invitedEmail } from './invitations.server.ts'
import type { AccountMail } from './mails.server.tsx'
import { roleOf } from './roles.server.ts'

type Means = {
  db: Kysely<Tables>
  attempts: Attempts
  send(mail: AccountMail, to: string, lang: Lang, address: string): Promise<void>
  userByEmail(
    email: string,
  ): Promise<{ id: string; email: string; emailVerified: boolean | 0 | 1 } | undefined>
  /** The hash of a new password, or the response that refuses it. */
  newPassword(asking: Asking, password: string): Promise<string | Response>
  signIn(asking: Asking, email: string, password: string): Promise<{ response: Response }>
}

/** Everything that uses mailed tokens: invitations and e-mail changes. */
export function createInviting({ db, attempts, send, userByEmail, newPassword, signIn }: Means) {
  return {
    /** Invites someone by mail to a role. */
    async invite({ request }: Asking, invitedBy: string, given: string, role: Role) {
      const email = given.toLowerCase()
      if (!accountEmail.safeParse(email).success) return 'email'
      const known = await userByEmail(email)
      if (known && isAtLeast(await roleOf(db, known.id), role)) return 'already'
      if ((await attempts.take('invitationMail', email)) !== undefined) return 'tooMany'
      const token = await invite(db, { email, invitedBy, role })
      const lang = languageOf(request)
      const mail = seesRequests(role) ? 'invitation' : 'writerInvitation'
      await send(mail, email, lang, `${plainPaths.invitation}?token=${token}&lang=${lang}`)
      return 'done'
    },

    /** Whom an invitation is for, and whether they have a confirmed account already. */
    async invitation(token: string): Promise<{ email: string; hasAccount: boolean } | undefined> {
      const email = await invitedEmail(db, token)
      if (!email) return undefined
      const known = await userByEmail(email)
      return { email, hasAccount: Boolean(known?.emailVerified) }
    },

    /**
     * Accepts an invitation: a confirmed account gets the role; anyone else sets the password of their account here, which
     * replaces one that a stranger may have signed up with, and is signed in.
     * @returns the response to the sign-in or to a refused password, `done`, or `gone` if the invitation is no longer valid.
     */
    async acceptInvitation(asking: Asking, token: string, password: string) {
      const invited = await this.invitation(token)
      if (!invited) return 'gone'
      // Hashing is slow, so it comes before the transaction that claims the invitation.
      const hash = invited.hasAccount ? undefined : await newPassword(asking, password)
      if (hash instanceof Response) return hash
      if (!(await acceptInvitation(db, token, hash))) return 'gone'
      await attempts.forget(invited.email, 'password')
      return invited.hasAccount ? 'done' : (await signIn(asking, invited.email, password)).response
    },

    /** Mails the current address to agree to a new one. */
    async askEmailChange({ request }: Asking, visitor: { id: string; email: string }, given: string) {
      const email = given.toLowerCase()
      if (!accountEmail.safeParse(email).success) return 'INVALID_EMAIL'
      if (email === visitor.email) return 'EMAIL_SAME'
      if (await userByEmail(email)) return 'EMAIL_TAKEN'
      if ((await attempts.take('emailChangeMail', visitor.email)) !== undefined) return 'TOO_MANY_ATTEMPTS'
      const token = await askEmailChange(db, visitor.id, email)
      const link = `${plainPaths.emailChange}?token=${token}`
      await send('emailAgree', visitor.email, languageOf(request), link)
      return 'done'
    },

    emailChange: (token: string): Promise<WaitingChange | undefined> => changeOf(db, token),

    /** Takes the next step of a change: the current address agrees and the new one is mailed, or the new one confirms. */
    async continueEmailChange({ request }: Asking, token: string): Promise<ChangeOutcome> {
      const agreed = await agreeEmailChange(db, token)
      if (!agreed) {
        const confirmed = await confirmEmailChange(db, token)
        return typeof confirmed === 'string' ? { kind: confirmed } : { kind: 'confirmed', to: confirmed.to }
      }
      const link = `${plainPaths.emailChange}?token=${agreed.token}`
      await send('emailConfirm', agreed.to, languageOf(request), link)
      return { kind: 'agreed', to: agreed.to }
    },
  }
}

export type ChangeOutcome = { kind: 'agreed' | 'confirmed'; to: string } | { kind: 'gone' | 'taken' }
