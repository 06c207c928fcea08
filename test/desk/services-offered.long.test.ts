import { describe, expect, test } from 'vitest'
import { galleryTabs } from '#app/content/gallery.ts'
import { langs } from '#app/content/language.ts'
import { type ServiceId, service, serviceIds, serviceKey } from '#app/content/services/index.ts'
import { checkedValue } from '#app/publishing/items.ts'
import { href } from '#app/site-map.ts'
import { factsAfter } from '../after-publishing.ts'
import { renderedSite } from '../pages/rendered.ts'
import { atDesk } from './at-desk.ts'

const PATH = 'business.services'
const without = (gone: ServiceId) => serviceIds.filter((id) => id !== gone)

describe('a service that is not offered', () => {
  const renderer = renderedSite()
  const pagesOffering = (offered: readonly ServiceId[]) =>
    renderer.api.withFacts(factsAfter({ [PATH]: offered }), () => renderer.all())

  test.each(serviceIds)('%s: no page, document, link, option or price of it is left', async (gone) => {
    const { slug } = service(gone)
    const pages = await pagesOffering(without(gone))
    const paths = langs.map((lang) => href('service', lang, slug[lang]))
    const keys = [gone, ...langs.map((lang) => serviceKey(gone, lang))].join('|')
    const ways = new RegExp(
      `(${paths.join('|')})["<&#)?]|[?;&](service|tab)=(${keys})\\b|<option value="${gone}"|"id": "${gone}"`,
    )
    for (const path of paths) expect(pages.has(path)).toBe(false)
    for (const [path, text] of pages) expect(ways.exec(text)?.[0], path).toBeUndefined()
  })

  test.each([
    // An article still advises against rust, and the inspection covers the body of a car: neither offers the service.
    ['antirouille', /antirouille|rustproof/i, /blog/],
    ['carrosserie', /carrosserie|bodywork/i, /services\/inspection/],
  ] as const)('%s: its name is on no page that may not say it', async (gone, name, elsewhere) => {
    const pages = await pagesOffering(without(gone))
    for (const [path, html] of pages) {
      const text = html.replace(/<style[\s\S]*?<\/style>/g, '')
      if (!elsewhere.test(path))
        expect(new RegExp(`.{30}${name.source}`, 'i').exec(text)?.[0], path).toBe(undefined)
    }
  })

  test.each(serviceIds)('one alone makes a whole site where the gallery has its tab: %s', async (id) => {
    const isEnough = galleryTabs.some((tab) => tab === id)
    expect(checkedValue(PATH, [id])).toEqual(isEnough ? [id] : undefined)
    if (isEnough) expect((await pagesOffering([id])).size).toBeGreaterThan(40)
  })
})

describe('Services at the desk', () => {
  const at = atDesk()
  const request = {
    name: 'Zoé',
    phone: '514 555-0199',
    email: 'zoe@example.org',
    service_type: 'antirouille',
  }
  const send = () => at.site.visit().postJson('/api/send-contact-email', request)
  const choose = (offered: readonly ServiceId[]) =>
    at.save(
      `facts/${PATH}`,
      offered.map((id): [string, string] => ['service', id]),
    )

  test('one that is unchecked leaves with its address; its requests stay, and undoing brings all back', async () => {
    await send()
    const prices = async () => (await at.read('/prix')).replace(/nonce="[^"]*"/g, '')
    const before = await prices()
    await choose(without('antirouille'))
    await at.shows('/admin/desk/drafts', 'Services offered')
    expect((await at.answer('/services/antirouille')).status).toBe(200)
    await at.publish()
    for (const path of ['/services/antirouille', '/en/services/rustproofing', '/services/rustproofing']) {
      expect([path, (await at.answer(path)).status]).toEqual([path, 404])
      await at.shows(path, '/services"')
    }
    for (const path of ['/', '/prix', '/contact', '/sitemap.xml'])
      expect(await at.read(path), path).not.toMatch(/antirouille|rustproofing/i)
    // From a form that was already open.
    expect((await send()).status).toBe(201)
    await at.shows('/admin?service=antirouille', /Zoé.*Zoé/s, 'Rustproofing')
    await at.undo()
    expect((await at.answer('/services/antirouille')).status).toBe(200)
    expect((await prices()) === before).toBe(true)
  })
})
