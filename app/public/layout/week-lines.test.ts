import { beforeEach, expect, test } from 'vitest'
import { setFacts } from '#app/content/facts.ts'
import { knownFacts, lunchCalendar, withKnownHours } from '../../../test/known-hours.ts'
import { weekLines } from './frame.server.ts'

withKnownHours()
beforeEach(() => setFacts({ ...knownFacts, calendar: lunchCalendar }))

const text = (...parts: Parameters<typeof weekLines>) =>
  weekLines(...parts).map(({ days, hours, today }) => [days, hours, today])

test('days that close for lunch at the same hours are one line, in both languages', () => {
  const tuesday = new Date('2026-11-24T15:00:00Z')
  expect(text('fr', tuesday)).toEqual([
    ['lundi à vendredi', '8\u00a0h\u00a0à\u00a012\u00a0h et 13\u00a0h\u00a0à\u00a017\u00a0h', true],
    ['samedi', '9\u00a0h à 13\u00a0h', false],
    ['dimanche', 'Fermé', false],
  ])
  expect(text('en', tuesday)[0]).toEqual([
    'Monday to Friday',
    '8\u00a0a.m.\u00a0to\u00a0noon and 1\u00a0p.m.\u00a0to\u00a05\u00a0p.m.',
    true,
  ])
})

test('a holiday among the next seven days is told with its reason', () => {
  expect(text('fr', new Date('2026-12-22T15:00:00Z'))).toContainEqual(['vendredi', 'Fermé (Noël)', false])
})
