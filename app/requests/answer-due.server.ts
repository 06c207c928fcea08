import { weekdayAndDay } from '#app/content/hours/dates.ts'
import { clockText, localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { stands } from '#app/content/records/stands.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { typeset } from '#app/content/typography.ts'
import { answerDue } from './answer-clock.ts'

/** When the answer that the garage promises is due, rounded up to a quarter of an hour: "mardi 24 novembre, 10 h 30". */
export function promisedAnswer(at: Date, lang: Lang): string | undefined {
  if (!stands('answerTime')) return undefined
  const due = localTime(answerDue(at)).round({
    smallestUnit: 'minute',
    roundingIncrement: 15,
    roundingMode: 'ceil',
  })
  return dayAndClockText(due.toInstant().toString(), lang)
}

/** A moment as customers read it: "jeudi 26 novembre, 15 h 30". */
export function dayAndClockText(at: string, lang: Lang): string {
  const local = localTime(new Date(at))
  const text = fillSlots(content(lang).contactForm.ticket.moment, {
    day: weekdayAndDay(local.toPlainDate(), lang),
    time: clockText(local.toPlainTime().toString({ smallestUnit: 'minute' }), lang),
  })
  return typeset(text, lang)
}
