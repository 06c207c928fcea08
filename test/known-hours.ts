import { beforeEach } from 'vitest'
import { bundledFacts, type Facts, setFacts } from '#app/content/facts.ts'
import type { Calendar } from '#app/content/hours/hours.ts'

/** Hours of the tests' own: the garage's may change without a test that says so. */
function weekOf(...day: Calendar['week'][1]): Calendar['week'] {
  return { 1: day, 2: day, 3: day, 4: day, 5: day, 6: [{ opens: '09:00', closes: '13:00' }], 7: [] }
}
export const knownWeek = weekOf({ opens: '09:00', closes: '17:00' })
/** A garage that closes for lunch. */
export const lunchWeek = weekOf({ opens: '08:00', closes: '12:00' }, { opens: '13:00', closes: '17:00' })
export const lunchCalendar: Calendar = { week: lunchWeek, exceptions: [] }

export const knownFacts: Facts = { ...bundledFacts, calendar: { week: knownWeek, exceptions: [] } }

/** Gives the tests of a file these hours. Registers hooks. */
export function withKnownHours(): void {
  beforeEach(() => setFacts(knownFacts))
}
