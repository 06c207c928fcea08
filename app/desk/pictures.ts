import { z } from 'zod'
import { isOwnKey } from '#app/content/own-key.ts'
import { facePlace, type OwnPicture } from '#app/content/own-pictures.ts'
import { isPicture } from '#app/content/pictures.ts'
import { inEveryLanguage } from './text-schema.ts'

/** Maximum characters of an alternative text, so that a screen reader reads it in one breath. */
export const ALT = 125

const seen = z.string().trim().min(1).max(ALT)
const hundredths = z.number().int().min(0).max(100)
const pixels = z.number().int().min(1).max(5_000)

const ownPicture = z.strictObject({
  sha: z.string().regex(/^[0-9a-f]{64}$/),
  width: pixels,
  height: pixels,
  alt: inEveryLanguage(seen).nullable(),
  focus: z.tuple([hundredths, hundredths]),
})

/** A photograph at a picture's place; `null` means the drawn picture. */
export const pictureItems = {
  has: (key: string) => key === facePlace || isPicture(key) || isOwnKey(key),
  schema: ownPicture.nullable(),
  bundled: () => null,
  file: 'pictures.ts',
}

/** The photographs in these entries, both before and after the change. */
export function picturesIn(entries: readonly { path: string; was: unknown; now: unknown }[]): OwnPicture[] {
  return entries
    .filter(({ path }) => path.startsWith('pictures.'))
    .flatMap(({ was, now }) => [was, now])
    .filter((value): value is OwnPicture => value !== null)
}
