import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { posts } from '#app/content/blog/posts.ts'
import { projects } from '#app/content/business/projects.ts'
import { langs } from '#app/content/language.ts'
import type { PictureFacts } from '#app/content/pictures/picture.ts'
import {
  fallbackPicture,
  galleryPictures,
  heroPictures,
  homePictures,
  LISTED_PICTURES,
  pagePictures,
  pictures,
  servicePictures,
  socialPictures,
} from '#app/content/pictures.ts'
import { serviceIds } from '#app/content/services/index.ts'

const ORIGINALS = path.resolve(import.meta.dirname, '../../art/pictures')
const list = Object.entries<PictureFacts>(pictures)
const twice = (keys: readonly string[]) => keys.filter((key, place) => keys.indexOf(key) !== place)

describe('the list of pictures', () => {
  it.each(list)('%s has its original, and says what is seen in both languages', (key, picture) => {
    expect(existsSync(path.join(ORIGINALS, picture.file ?? `${key}.webp`))).toBe(true)
    for (const lang of langs) {
      for (const text of [picture.title[lang], picture.alt[lang], picture.caption[lang]]) {
        expect(text.trim()).toBe(text)
        expect(text.length).toBeGreaterThan(2)
      }
      expect(picture.alt[lang].length).toBeLessThanOrEqual(125)
      expect(picture.title[lang]).not.toBe(picture.alt[lang])
    }
    for (const part of picture.focus ?? []) expect(part > 0 && part < 1).toBe(true)
  })

  it.each(langs)('gives no two pictures the same title or alternative text (%s)', (lang) => {
    expect(twice(list.map(([, picture]) => picture.title[lang]))).toEqual([])
    expect(twice(list.map(([, picture]) => picture.alt[lang]))).toEqual([])
  })
})

describe('the places of pictures', () => {
  it.each(serviceIds)('gives %s four to six, none twice', (id) => {
    expect([4, 5, 6]).toContain(servicePictures[id].length)
    expect(twice(servicePictures[id])).toEqual([])
  })

  it('lets each service be known by a picture of its own', () => {
    const listed = serviceIds.flatMap((id) => servicePictures[id].slice(0, LISTED_PICTURES))
    expect(twice(listed)).toEqual([])
    const firsts = serviceIds.map((id) => servicePictures[id][0])
    // The home page shows them next to the pictures of its hero and its gallery.
    expect(twice([...firsts, ...heroPictures, ...galleryPictures])).toEqual([])
  })

  it('uses every picture somewhere', () => {
    const used = new Set<string>([
      ...heroPictures,
      ...galleryPictures,
      ...Object.values(servicePictures).flat(),
      ...Object.values(homePictures),
      ...Object.values(pagePictures),
      ...Object.values(socialPictures),
      ...posts('fr').flatMap(({ image, featuredImage = image }) => [image, featuredImage]),
      ...projects('fr').map(({ image }) => image),
      fallbackPicture,
    ])
    expect(Object.keys(pictures).filter((key) => !used.has(key))).toEqual([])
  })
})
