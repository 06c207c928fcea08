import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { setUpCopy } from '#app/content/staff/set-up.ts'
import type { Runtime } from '#app/context.server.ts'
import { progress } from './steps.server.ts'

/** The link to the set-up, until it is finished; not for a garage that published without it and never began it. */
export async function setUpNotice({ database, desk }: Runtime, lang: Lang) {
  // Another part of the page reports that the database does not respond.
  const state = await progress(database.db).catch(() => undefined)
  if (!state) return undefined
  const { isFinished, isBegun, left } = state
  if (isFinished || (!isBegun && desk.sets().length > 0)) return undefined
  const copy = setUpCopy(lang)
  const step = copy.steps[left[0] ?? 'publish']
  return { text: copy.notice, action: isBegun ? fillSlots(copy.resume, { step }) : copy.start }
}
