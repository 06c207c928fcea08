import { expect, test } from 'vitest'
import { uploadScale } from './upload-size.ts'

test.each([
  ['a photograph is shrunk to 2400 pixels', 4800, 3000, 0.5],
  ['a small one stays as it is', 1000, 700, 1],
  ['a panorama keeps enough of its height', 6000, 1000, 0.5],
  ['one that is too narrow is refused', 700, 700, undefined],
  ['one that is too low is refused, however wide', 6000, 400, undefined],
])('%s', (_, width, height, scale) => {
  expect(uploadScale(width, height)).toBe(scale)
})
