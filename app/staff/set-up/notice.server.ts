import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { setUpCopy } from '#app/content/staff/set-up.ts'
import type { Runtime } from '#app/context.server.ts'
import { progress } from './steps.server.ts'

/** What leads to the set-up, until it is done: a garage that has published something itself needs none, unless it began one. */
export async function setUpNotice({ database, desk }: Runtime, lang: Lang) {
  // A database that does not answer is named elsewhere on the page.
  const state = await progress(database.db).catch(() => undefined)
  if (!state) return undefined
  const { isFinished, isBegun, left } = state
  if (isFinished || (!isBegun && desk.sets().length > 0)) return undefined
  const copy = setUpCopy(lang)
  const step = copy.steps[left[0] ?? 'publish']
  return { text: copy.notice, action: isBegun ? fillSlots(copy.resume, { step }) : copy.start }
}
