import { beforeEach } from 'vitest'
import { bundledFacts, type Facts, setFacts } from '#app/content/facts.ts'
import type { Calendar } from '#app/content/hours/hours.ts'

/** Hours of the tests' own: the garage's may change without a test that says so. */
const wholeDay = [{ opens: '09:00', closes: '17:00' }]
export const knownWeek: Calendar['week'] = {
  1: wholeDay,
  2: wholeDay,
  3: wholeDay,
  4: wholeDay,
  5: wholeDay,
  6: [{ opens: '09:00', closes: '13:00' }],
  7: [],
}

/** A garage that closes for lunch. */
const twoSpans = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '17:00' },
]
export const lunchWeek: Calendar['week'] = {
  ...knownWeek,
  1: twoSpans,
  2: twoSpans,
  3: twoSpans,
  4: twoSpans,
  5: twoSpans,
}
export const lunchCalendar: Calendar = { week: lunchWeek, exceptions: [] }

export const knownFacts: Facts = { ...bundledFacts, calendar: { week: knownWeek, exceptions: [] } }

/** Gives the tests of a file these hours. Registers hooks. */
export function withKnownHours(): void {
  beforeEach(() => setFacts(knownFacts))
}
