import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { localTime } from '#app/content/hours/opening.ts'
import { knownWeek, lunchCalendar, withKnownHours } from '../../test/known-hours.ts'
import { answerDue, openMinutes } from './answer-clock.ts'

withKnownHours()

const { answerHours } = bundledFacts.business

const at = (text: string) =>
  new Date(Temporal.ZonedDateTime.from(`${text}[America/Toronto]`).epochMilliseconds)
const localText = (date: Date) => localTime(date).toPlainDateTime().toString({ smallestUnit: 'minute' })

test('an answer is due after so many opening hours, over nights, weekends and holidays', () => {
  expect(answerHours).toBe(4)
  expect(localText(answerDue(at('2026-11-18T10:15')))).toBe('2026-11-18T14:15')
  expect(localText(answerDue(at('2026-11-18T16:00')))).toBe('2026-11-19T12:00')
  expect(localText(answerDue(at('2026-11-18T03:00')))).toBe('2026-11-18T13:00')
  // Saturday until 13:00, then Monday.
  expect(localText(answerDue(at('2026-11-21T12:00')))).toBe('2026-11-23T12:00')
  expect(localText(answerDue(at('2026-11-22T12:00')))).toBe('2026-11-23T13:00')
  // December 25 is a holiday.
  expect(localText(answerDue(at('2026-12-24T16:00')))).toBe('2026-12-26T12:00')
})

test('an answer whose hours end as the garage closes is due that evening, not the next morning', () => {
  const calendar = { week: knownWeek, exceptions: [] }
  expect(localText(answerDue(at('2026-11-18T13:00'), calendar))).toBe('2026-11-18T17:00')
})

test('after months without an open day an answer is due on the first open day', () => {
  const reason = { fr: 'Rénovations', en: 'Renovations' }
  const first = Temporal.PlainDate.from('2026-11-28')
  const exceptions = Array.from({ length: 65 }, (_, day) => {
    return { date: first.add({ days: day }).toString(), hours: [], reason }
  })
  const due = answerDue(at('2026-11-29T10:00'), { week: knownWeek, exceptions })
  expect(localText(due)).toBe('2027-02-01T13:00')
})

test('the minutes between two moments are those of opening hours', () => {
  expect(openMinutes(at('2026-11-18T16:00'), at('2026-11-19T10:00'))).toBe(120)
  expect(openMinutes(at('2026-11-18T20:00'), at('2026-11-19T08:00'))).toBe(0)
  expect(openMinutes(at('2026-11-18T10:00:29'), at('2026-11-18T10:01'))).toBe(1)
  expect(openMinutes(at('2026-11-18T11:00'), at('2026-11-18T10:00'))).toBe(0)
})

test('a lunch break is no time to answer in', () => {
  expect(localText(answerDue(at('2026-11-18T10:15'), lunchCalendar))).toBe('2026-11-18T15:15')
  expect(localText(answerDue(at('2026-11-18T12:30'), lunchCalendar))).toBe('2026-11-18T17:00')
  // Its four hours end as the garage closes for lunch.
  expect(localText(answerDue(at('2026-11-18T08:00'), lunchCalendar))).toBe('2026-11-18T12:00')
  expect(openMinutes(at('2026-11-18T11:00'), at('2026-11-18T14:00'), lunchCalendar)).toBe(120)
  expect(openMinutes(at('2026-11-18T12:10'), at('2026-11-18T12:50'), lunchCalendar)).toBe(0)
})

test.each([
  ['whole days', undefined],
  ['lunch breaks', lunchCalendar],
])('with %s, an answer is due after just so many minutes of opening hours', (_, calendar) => {
  const start = at('2026-10-20T00:00').getTime()
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 * 24 * 60 }), (came) => {
      const created = new Date(start + came * 60_000)
      expect(openMinutes(created, answerDue(created, calendar), calendar)).toBe(answerHours * 60)
    }),
  )
})
