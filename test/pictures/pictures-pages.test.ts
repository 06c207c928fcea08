import { describe, expect, it } from 'vitest'
import { galleryTabs } from '#app/content/gallery.ts'
import { langs } from '#app/content/language.ts'
import { heroPictures, isPicture, servicePictures } from '#app/content/pictures.ts'
import { services } from '#app/content/services/index.ts'
import { everyPath } from '#app/places.ts'
import { href } from '#app/site-map.ts'
import { renderedSite } from '../pages/rendered.ts'

const site = renderedSite()

/** Every public address, and those views of a page that show other pictures. */
const addresses = [
  ...everyPath(),
  ...langs.flatMap((lang) => [
    ...galleryTabs.map((tab) => `${href('gallery', lang)}?tab=${tab}`),
    `${href('blog', lang)}?sort=oldest`,
  ]),
]

/** The pictures of a page, in order. */
function shownIn(html: string): string[] {
  const frames = html.matchAll(/<(span|picture) class="picture[^"]*">([\s\S]*?)<\/\1>/g)
  return [...frames].map(([, , inside = '']) => {
    const [, key = ''] = /\/pictures\/([a-z0-9-]+?)-[0-9a-f]{8}-/.exec(inside) ?? []
    expect(isPicture(key), inside).toBe(true)
    return key
  })
}

const twice = (keys: readonly string[]) => keys.filter((key, place) => keys.indexOf(key) !== place)

describe('a page', () => {
  it('shows no picture twice, and on the home page none that its hero goes through', async () => {
    for (const address of addresses) {
      const html = await site.page(address)
      const hero = shownIn(/<hero-pictures.*?<\/hero-pictures>/s.exec(html)?.[0] ?? '')
      expect(twice(shownIn(html)), address).toEqual([])
      if (hero.length) expect(hero).toEqual(heroPictures)
    }
  })

  it.each(langs)('of all services shows the first three of each (%s)', async (lang) => {
    const [, ...rows] = shownIn(await site.page(href('services', lang)))
    expect(rows).toEqual(services.flatMap(({ id }) => servicePictures[id].slice(0, 3)))
  })

  it.each(services)('of a service shows all of its pictures: $id', async ({ id, slug }) => {
    const html = await site.page(href('service', 'fr', slug.fr))
    expect(shownIn(html)).toEqual(servicePictures[id])
  })
})
