import { describe, expect, test } from 'vitest'
import { type SignKey, signs, urgencies } from '#app/content/safety.ts'
import { everyText } from './every-text.ts'

describe('a text', () => {
  test('that names a sign of trouble ({sign:…}) says in the same sentence the instruction of its urgency ({safety:…})', () => {
    const wrong = everyText().flatMap(({ where, text }) =>
      text.split(/(?<=[.!?;])\s/).flatMap((sentence) => {
        const named = [...sentence.matchAll(/\{sign:(\w+)\}/g)].map(
          ([, key]) => signs[key as SignKey]?.urgency,
        )
        const said = [...sentence.matchAll(/\{safety:(\w+)\}/g)].map(([, urgency]) => urgency)
        const alike = new Set([...named, ...said])
        return named.length > 0 && (said.length === 0 || alike.size > 1)
          ? [`${where}: ${sentence} (${named.join(', ')} asked)`]
          : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('gives such an instruction often enough for the test above to fail', () => {
    const found = everyText().filter(({ text }) => text.includes('{safety:'))
    expect(found.length).toBeGreaterThan(20)
    for (const urgency of urgencies)
      expect(
        found.some(({ text }) => text.includes(`{safety:${urgency}}`)),
        urgency,
      ).toBe(true)
  })

  test('types no figure of the law: `advice.ts` has them', () => {
    const typed = everyText().filter(
      ({ where, text }) =>
        !/^(?:advice|pictures)/.test(where) &&
        /\b1er décembre|\b15 mars|December 1\b|March 15|art\. 53\.1/i.test(text),
    )
    expect(typed).toEqual([])
  })

  test('calls the price of the site neither an estimate nor indicative, and the garage by its name alone', () => {
    const wrong = everyText().filter(({ text }) =>
      /votre estimation|your estimate|prix indicati|indicative price|prices are indicative|\bdu \{name\}/i.test(
        text,
      ),
    )
    expect(wrong).toEqual([])
  })
})
