import { identity } from '#app/content/business/identity.ts'
import { withFirstDay } from '#app/content/hours/dates.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Act } from './act.ts'
import type { OfflineWords } from './offline-words.server.ts'

/** An act in words: the note, or the new status. */
export function actText({ made }: Act, { copy, statuses }: OfflineWords): string {
  if (made.intent === 'note') return fillSlots(copy.note, { text: made.note })
  return fillSlots(copy.status, { to: statuses[made.to] })
}

/** "à 14 h 03", with the date unless it is today; in the garage's time zone. */
export function whenText(at: string, { copy, lang }: OfflineWords): string {
  const form = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${lang}-CA`, { ...options, timeZone: identity.timeZone })
  const dayOf = (moment: Date) => withFirstDay(form({ month: 'long', day: 'numeric' }).format(moment), lang)
  const moment = new Date(at)
  const day = dayOf(moment)
  const time = form({ timeStyle: 'short' }).format(moment)
  return fillSlots(day === dayOf(new Date()) ? copy.today : copy.before, { day, time })
}
