import { describe, expect, test } from 'vitest'
import { ownForms } from '#app/content/own-pictures.ts'
import { checkedValue } from '#app/publishing/items.ts'

describe('what a picture’s place takes', () => {
  const value = { sha: 'a'.repeat(64), width: 1600, height: 1000, alt: null, focus: [50, 50] }
  test.each([
    [value, true],
    [null, true],
    [{ ...value, alt: { fr: 'Un mur', en: 'A wall' } }, true],
    [{ ...value, alt: { fr: 'Un mur', en: ' ' } }, false],
    [{ ...value, alt: { fr: 'Un mur', en: 'x'.repeat(126) } }, false],
    [{ ...value, focus: [50, 101] }, false],
    [{ ...value, focus: [50, 0.5] }, false],
    [{ ...value, sha: '../../etc' }, false],
    [{ ...value, more: 1 }, false],
  ])('%o: %s', (given, isTaken) => {
    expect(checkedValue('pictures.hero-workshop', given) !== undefined).toBe(isTaken)
    expect(checkedValue('pictures.no-such', given)).toBeUndefined()
  })

  test('narrow frames keep the side on which the point lies within the cut', () => {
    const of = (width: number, height: number, focus: readonly [number, number]) =>
      ownForms({ ...value, alt: null, width, height, focus }).focus
    expect([of(1600, 1000, [20, 50]), of(1600, 1000, [50, 50]), of(1600, 1000, [90, 50])]).toEqual([
      'left',
      undefined,
      'right',
    ])
    // An upright picture is cropped around the point: it is off-centre only at the very edge.
    expect([of(1000, 2000, [50, 30]), of(1000, 2000, [50, 0])]).toEqual([undefined, 'top'])
  })
})
