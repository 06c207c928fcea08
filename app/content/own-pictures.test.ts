import { describe, expect, test } from 'vitest'
import { type OwnPicture, ownFile, ownForms, ownName } from './own-pictures.ts'

const sha = 'ab'.repeat(32)
const formsOf = (width: number, height: number, focus: OwnPicture['focus']) =>
  ownForms({ sha, alt: null, width, height, focus })

describe('A photograph of the garage’s own', () => {
  test.each([
    [1600, 1000, [20, 50], 'left'],
    [1600, 1000, [50, 50], undefined],
    [1600, 1000, [90, 50], 'right'],
    // An upright picture is cropped around the point: it is off-centre only at the very edge.
    [1000, 2000, [50, 30], undefined],
    [1000, 2000, [50, 0], 'top'],
    [1000, 2000, [50, 100], 'bottom'],
  ] as const)('of %d by %d with its point at %j keeps in view: %s', (width, height, focus, side) => {
    expect(formsOf(width, height, focus).focus).toBe(side)
  })

  test('has its files under a name that changes with the point, and is found by it', () => {
    const name = ownName({ sha, focus: [5, 100] })
    expect(name).toMatch(/^own-(ab){8}-5-100-r\d+$/)
    for (const rest of ['800.avif', '1200-75.webp', 'social.jpg'])
      expect(ownFile(`${name}-${rest}`)).toEqual({ name, sha: 'ab'.repeat(8), rest })
    for (const wrong of ['800.png', '80000.avif', '../800.avif', 'social.jpg.exe', ''])
      expect(ownFile(`${name}-${wrong}`), wrong).toBeUndefined()
  })
})
