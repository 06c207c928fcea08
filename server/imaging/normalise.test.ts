import sharp from 'sharp'
import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'

const blank = (width: number, height: number, turned = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .jpeg()
    .withMetadata({ orientation: turned })
    .toBuffer()

test('a panorama is judged before it is shrunk', async () => {
  expect(await normalise(await blank(6000, 1000))).toMatchObject({ width: 3000, height: 500 })
  expect(await normalise(await blank(6000, 400))).toBe('small')
})

test('a photograph on its side is judged upright', async () => {
  expect(await normalise(await blank(4800, 3000, 6))).toMatchObject({ width: 1500, height: 2400 })
  expect(await normalise(await blank(3000, 600, 6))).toBe('small')
})
