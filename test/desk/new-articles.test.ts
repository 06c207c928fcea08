import { describe, expect, test } from 'vitest'
import { engines } from '../engines.ts'
import { deskForEach } from './desk-forms.ts'

const typed = {
  category: 'tips',
  'fr.title': 'L’hiver arrive : vos essuie-glaces',
  'fr.excerpt': 'Quand changer les balais, et lesquels prendre.',
  'fr.tags': 'hiver, essuie-glaces',
  'fr.markdown': '## Quand\n\nDès qu’ils laissent une trace. Appelez au {phone}.\n',
  'en.title': 'Winter is coming: your wipers',
  'en.excerpt': 'When to change the blades, and which to take.',
  'en.tags': 'winter, wipers',
  'en.markdown': '## When\n\nAs soon as they leave a streak. Call {phone}.\n',
}
const FR = '/blog/l-hiver-arrive-vos-essuie-glaces'
const EN = '/en/blog/winter-is-coming-your-wipers'

describe.each(engines)('A new article on $name', ({ open }) => {
  const fixture = deskForEach(open)
  const { answer, text } = fixture

  /** The article's page at the desk, found by its title. */
  async function pageOf(title: string): Promise<string> {
    const html = await fixture.desk.text('/admin/desk/articles')
    const key = new RegExp(`/admin/desk/articles/(own-[0-9a-f]{8})"(?:(?!</a>).)*${title}`).exec(html)?.[1]
    return `articles/${key}`
  }

  test('is seen first, then stands on its own addresses, in lists, search, feeds and sitemap', async () => {
    const followed = ['/blog', '/blog?q=balais', '/blog/feed.xml', '/sitemap.xml']
    expect((await fixture.desk.save('articles/new', typed)).headers.get('location')).toContain('said=saved')
    expect(await fixture.desk.text(`/admin/preview${FR}`)).toContain('Dès qu’ils laissent une trace')
    expect((await answer(FR)).status).toBe(302)
    for (const address of followed) expect(await text(address), address).not.toContain(FR)
    await fixture.desk.publish()
    const page = await text(FR)
    expect(page).toContain('Dès qu’ils laissent une trace')
    expect(page).toContain(`hreflang="en" href="http://localhost:3000${EN}"`)
    expect(page).toMatch(/<h2[^>]*>À lire aussi/)
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
    expect(page).toContain(`<time dateTime="${today}">`)
    expect(await text(EN)).toContain('As soon as they leave a streak')
    for (const address of followed) expect(await text(address), address).toContain(FR)
    for (const address of ['/en/blog?q=blades', '/en/blog/feed.xml'])
      expect(await text(address), address).toContain(EN)
    // The English slug under the French address redirects to the French page.
    expect((await answer(EN.replace('/en', ''))).headers.get('location')).toBe(FR)
  })

  test('waits for its day once published: seen in the preview, and said in the lists', async () => {
    const wrong = await fixture.desk.save('articles/new', { ...typed, from: '2031-02-30' })
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('Choose a day.')])
    await fixture.desk.save('articles/new', { ...typed, from: '2031-03-03' })
    expect(await fixture.desk.text('/admin/desk/drafts')).toContain('online from March 3, 2031')
    await fixture.desk.publish()
    expect((await answer(FR)).status).toBe(302)
    expect(await text('/blog')).not.toContain(FR)
    expect(await fixture.desk.text('/admin/desk/articles')).toContain('Tips, online from March 3, 2031')
    expect(await fixture.desk.text(`/admin/preview${FR}`)).toContain('dateTime="2031-03-03"')
    const page = await pageOf('Winter is coming')
    await fixture.desk.save(page, { ...typed, published: 'yes', from: '2026-11-01' })
    await fixture.desk.publish()
    expect(await text(FR)).toContain('<time dateTime="2026-11-01">')
  })

  test('moves to another address for good, and the old one stays taken', async () => {
    await fixture.desk.save('articles/new', typed)
    await fixture.desk.publish()
    const page = await pageOf('Winter is coming')
    const moved = { ...typed, published: 'yes', 'fr.slug': 'Balais neufs', 'en.slug': '' }
    await fixture.desk.save(page, { ...moved, 'fr.title': 'Lesquels prendre', 'en.title': 'New blades' })
    await fixture.desk.publish()
    const lead = async (from: string) => {
      const { status, headers } = await answer(from)
      return [status, headers.get('location')]
    }
    expect(await lead(FR)).toEqual([301, '/blog/balais-neufs'])
    expect(await lead(EN)).toEqual([301, '/en/blog/new-blades'])
    expect((await answer('/blog/balais-neufs')).status).toBe(200)
    // A new article with the old title gets a different slug; a typed slug that is taken is refused beside its field.
    await fixture.desk.save('articles/new', typed)
    await fixture.desk.publish()
    expect((await answer(`${FR}-2`)).status).toBe(200)
    const refused = await fixture.desk.save('articles/new', {
      ...typed,
      'fr.slug': 'vidange-huile-reguliere',
    })
    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(html).toContain('Another article already has this address.')
    expect(html).toContain('value="vidange-huile-reguliere"')
    expect(html).toContain('Dès qu’ils laissent une trace')
  })

  test('is taken down and put back; taken back whole, its address leads to the list', async () => {
    await fixture.desk.save('articles/new', typed)
    await fixture.desk.publish()
    const page = await pageOf('Winter is coming')
    await fixture.desk.save(page, typed)
    await fixture.desk.publish()
    expect((await answer(FR)).status).toBe(404)
    expect(await text('/sitemap.xml')).not.toContain(FR)
    const [added, taken] = fixture.site.garage.runtime.desk.sets()
    await fixture.desk.drafts(`undo ${taken?.id}`)
    expect((await answer(FR)).status).toBe(200)
    await fixture.desk.drafts(`undo ${added?.id}`)
    expect((await answer(FR)).headers.get('location')).toBe('/blog')
  })

  test('may be kept half written: it waits beside what is to be published, and does not go with it', async () => {
    const half = { ...typed, 'en.title': '', 'en.markdown': 'Costs $40', intent: 'keep' }
    expect((await fixture.desk.save('articles/new', half)).headers.get('location')).toContain('said=kept')
    const drafts = await fixture.desk.text('/admin/desk/drafts')
    expect(drafts).toContain('Not finished')
    expect(drafts).toContain('Everything that is written is online.')
    expect((await fixture.desk.drafts('publish')).status).toBe(409)
    expect(fixture.site.garage.runtime.desk.sets()).toEqual([])
    const page = await pageOf('L’hiver arrive')
    expect(await fixture.desk.text(`/admin/desk/${page}`)).toContain('Costs $40')
    const refused = await fixture.desk.save(page, { ...half, intent: '' })
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('does not come from your prices'),
    ])
    await fixture.desk.save(page, typed)
    await fixture.desk.publish()
    expect((await answer(EN)).status).toBe(200)
  })

  test('names a fine once its writer says that it is meant, and shows it ticked', async () => {
    const fine = {
      ...typed,
      'fr.markdown': 'L’amende :\r\n• 207 $ en hiver\r\n• {amount:oilChange} jamais\r\nVoilà.',
      'en.markdown': 'The fine: $207, never {amount:oilChange}.',
    }
    const asked = await fixture.desk.save('articles/new', fine)
    const html = await asked.text()
    expect(asked.status).toBe(400)
    expect(html).toContain('These figures do not come from your prices.')
    expect(html).toContain('- 207 $ en hiver')
    await fixture.desk.save('articles/new', { ...fine, figures: JSON.stringify(['207 $', '$207']) })
    await fixture.desk.publish()
    expect(await text(FR)).toMatch(/<li[^>]*>207\s\$ en hiver<\/li>/)
    const page = await fixture.desk.text(`/admin/desk/${await pageOf('Winter is coming')}`)
    expect(page).toMatch(/name="figures"[^>]*checked/)
  })

  test('keeps a typed address that begins as its title does', async () => {
    const address = 'l-hiver-arrive-vos-essuie-glaces-2027'
    await fixture.desk.save('articles/new', { ...typed, 'fr.slug': address, intent: 'keep' })
    const page = await pageOf('Winter is coming')
    const html = await fixture.desk.text(`/admin/desk/${page}`)
    expect(html).toMatch(new RegExp(`name="fr.slug"[^>]* value="${address}"`))
    expect(html).toMatch(/name="en.slug"[^>]* value=""/)
  })

  test('that is sent twice is there once', async () => {
    const key = { key: 'own-0a1b2c3d', draft: '' }
    const first = await fixture.desk.save('articles/new', { ...typed, ...key })
    const second = await fixture.desk.save('articles/new', { ...typed, ...key })
    expect([first, second].map(({ headers }) => headers.get('location'))).toEqual([
      '/admin/desk/drafts?said=saved',
      '/admin/desk/drafts?said=saved',
    ])
    const html = await fixture.desk.text('/admin/desk/articles')
    expect(html.match(/href="[^"]*articles\/own-/g)).toHaveLength(1)
    expect((await fixture.owner.get('/admin/desk/articles/own-ffffffff')).status).toBe(404)
  })
})
