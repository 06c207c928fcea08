import { afterEach, beforeEach } from 'vitest'
import { bundledFacts, type Facts, setFacts } from '#app/content/facts.ts'
import type { Calendar } from '#app/content/hours/hours.ts'

/** Hours of the tests' own: the garage's may change without a test that says so. */
export const knownWeek: Calendar['week'] = {
  1: ['09:00', '17:00'],
  2: ['09:00', '17:00'],
  3: ['09:00', '17:00'],
  4: ['09:00', '17:00'],
  5: ['09:00', '17:00'],
  6: ['09:00', '13:00'],
  7: null,
}

export const knownFacts: Facts = { ...bundledFacts, calendar: { week: knownWeek, exceptions: [] } }

/** Gives the tests of a file these hours. Registers hooks. */
export function withKnownHours(): void {
  beforeEach(() => setFacts(knownFacts))
  afterEach(() => setFacts(bundledFacts))
}
