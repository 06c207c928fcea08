import { waitingChange } from '#app/accounts/email-change.server.ts'
import { passkeysOf } from '#app/accounts/factors/passkeys.server.ts'
import { hasPassword } from '#app/accounts/factors/password.server.ts'
import { devicesOf, type SignedInDevice } from '#app/accounts/sessions.server.ts'
import type { StaffMember } from '#app/accounts/visitor.server.ts'
import { type AccountsCopy, accountsCopy } from '#app/accounts/words.ts'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { counted, fillSlots } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { seesRequests } from '#database/rows/role.ts'
import { deviceOf } from './device.ts'

/** The account page's data about the signed-in person, in words. */
export async function shownAccount(
  { accounts, database: { db } }: Runtime,
  visitor: StaffMember,
  lang: Lang,
) {
  const { account: copy } = accountsCopy(lang)
  const { id, email, sessionId, secondFactor } = visitor
  const [devices, passkeys, change, withPassword, codes] = await Promise.all([
    devicesOf(db, id, sessionId),
    passkeysOf(db, id),
    waitingChange(db, id),
    hasPassword(db, id),
    secondFactor ? accounts.recoveryCodesLeft(id) : undefined,
  ])
  return {
    email,
    sessionId,
    may: seesRequests(visitor.role) ? undefined : copy.writer,
    // Not the level of this session: without the second step, the password alone opens the account, however this one began.
    level: copy.levels[secondFactor ? 'aal2' : 'aal1'],
    hasPassword: withPassword,
    pending:
      change &&
      fillSlots(change.step === 'agree' ? copy.pendingAgree : copy.pendingConfirm, {
        old: change.from,
        email: change.to,
      }),
    secondStep: {
      on: secondFactor,
      recoveryLeft: codes === undefined ? undefined : counted(copy.recoveryLeft, codes, lang),
    },
    devices: devices.map((device) => shownDevice(device, copy, lang)),
    passkeys: passkeys.map((passkey) => {
      const name = passkey.name || copy.unnamed
      const about = (action: string) => fillSlots(copy.about, { action, name })
      return {
        id: passkey.id,
        name,
        added:
          passkey.addedAt &&
          fillSlots(copy.added, { when: dateTimeText(passkey.addedAt.toISOString(), lang) }),
        rename: about(copy.namePasskey),
        remove: about(copy.removePasskey),
      }
    }),
  }
}

export type ShownAccount = Awaited<ReturnType<typeof shownAccount>>
export type ShownPasskey = ShownAccount['passkeys'][number]

function shownDevice(device: SignedInDevice, copy: AccountsCopy['account'], lang: Lang) {
  const { id, userAgent, signedInAt, lastUsedAt, current } = device
  const known = deviceOf(userAgent)
  const name = known ? fillSlots(copy.device, known) : copy.unknownDevice
  const when = (at: Date) => dateTimeText(at.toISOString(), lang)
  return {
    id,
    name,
    current,
    lastUse: fillSlots(copy.lastUse, { when: when(lastUsedAt) }),
    since: fillSlots(copy.since, { when: when(signedInAt) }),
    revoke: fillSlots(copy.about, { action: copy.revoke, name: `${name}, ${when(lastUsedAt)}` }),
  }
}
