import { describe, expect, test } from 'vitest'
import { projects } from '#app/content/business/projects.ts'
import { reviews } from '#app/content/business/reviews.ts'
import { langs } from '#app/content/language.ts'
import { atDesk, hidden } from './at-desk.ts'
import { ownJob, ownReview } from './own-entries.ts'

const at = atDesk()

describe('A new article', () => {
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
  const NEW = 'articles/new'

  /** Where an address leads: its status, and the address it redirects to. */
  async function leads(address: string) {
    const { status, headers } = await at.answer(address)
    return [status, headers.get('location')]
  }
  /** Its page at the desk, found by its title. */
  async function pageOf(title = 'Winter is coming') {
    const link = new RegExp(`/admin/desk/(articles/own-[0-9a-f]{8})"(?:(?!</a>).)*${title}`)
    return `${link.exec(await at.desk('articles'))?.[1]}`
  }
  async function online(more: Record<string, string> = {}) {
    await at.saved(NEW, { ...typed, ...more })
    await at.publish()
    return pageOf()
  }
  async function change(page: string, more: Record<string, string>) {
    await at.saved(page, { ...typed, ...more })
    await at.publish()
  }

  test('is seen first, then stands on its own addresses, in lists, search, feeds and sitemap', async () => {
    const followed = ['/blog', '/blog?q=balais', '/blog/feed.xml', '/sitemap.xml']
    await at.saved(NEW, typed)
    await at.shows(`/admin/preview${FR}`, 'Dès qu’ils laissent une trace')
    expect((await leads(FR))[0]).toBe(302)
    await at.hides(followed, FR)
    await at.publish()
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
    const twin = `hreflang="en" href="http://localhost:3000${EN}"`
    await at.shows(
      FR,
      'Dès qu’ils laissent une trace',
      twin,
      /<h2[^>]*>À lire aussi/,
      `<time dateTime="${today}">`,
    )
    await at.shows(EN, 'As soon as they leave a streak')
    await at.shows(followed, FR)
    await at.shows(['/en/blog?q=blades', '/en/blog/feed.xml'], EN)
    // The English slug under the French address redirects to the French page.
    expect((await leads(EN.replace('/en', '')))[1]).toBe(FR)
  })

  test('moves to another address for good, and the old one stays taken', async () => {
    const moved = {
      'fr.slug': 'Balais neufs',
      'en.slug': '',
      'fr.title': 'Lesquels prendre',
      'en.title': 'New blades',
    }
    await change(await online(), { published: 'yes', ...moved })
    expect(await leads(FR)).toEqual([301, '/blog/balais-neufs'])
    expect(await leads(EN)).toEqual([301, '/en/blog/new-blades'])
    expect((await leads('/blog/balais-neufs'))[0]).toBe(200)
    // A new article with the old title gets a different slug; a typed slug that is taken is refused beside its field.
    await online()
    expect((await leads(`${FR}-2`))[0]).toBe(200)
    const taken = {
      ...typed,
      'fr.slug': 'vidange-huile-reguliere',
      'fr.markdown': 'Encore.',
      'en.markdown': 'Again.',
    }
    await at.refused(
      NEW,
      taken,
      400,
      '!fr.slug: vidange-huile-reguliere Another article already has this address.',
    )
  })

  test('is taken down and put back; taken back whole, its address leads to the list', async () => {
    await change(await online(), {})
    expect(await leads(FR)).toEqual([302, '/blog'])
    await at.hides('/sitemap.xml', FR)
    await at.undo(1)
    expect((await leads(FR))[0]).toBe(200)
    await at.undo(0)
    expect((await leads(FR))[1]).toBe('/blog')
  })

  test('may be kept half written: it waits beside what is to be published, and does not go with it', async () => {
    const half = { ...typed, 'en.title': '', 'en.markdown': 'Costs $40' }
    await at.says(await at.save(NEW, { ...half, intent: 'keep' }), 'kept')
    await at.shows('/admin/desk/drafts', 'Not finished', 'Everything that is written is online.')
    expect((await at.press('publish')).status).toBe(409)
    expect(at.sets()).toEqual([])
    const page = await pageOf('L’hiver arrive')
    expect(await at.desk(page)).toContain('Costs $40')
    const refused = await at.save(page, { ...half, intent: '' })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('from your prices')])
    await change(page, {})
    expect((await leads(EN))[0]).toBe(200)
  })

  test('names a fine once its writer says that it is meant, and shows it ticked', async () => {
    const fine = {
      ...typed,
      'fr.markdown': 'L’amende :\r\n• 207 $ en hiver\r\n• {amount:oilChange} jamais\r\nVoilà.',
      'en.markdown': 'The fine: $207, never {amount:oilChange}.',
    }
    await at.refused(
      NEW,
      { ...fine, 'fr.markdown': '207 $' },
      400,
      'These figures do not come from your prices.',
    )
    const page = await online({ ...fine, figures: JSON.stringify(['207 $', '$207']) })
    await at.shows(FR, /<li[^>]*>207\s\$ en hiver<\/li>/)
    expect(await at.desk(page)).toMatch(/name="figures"[^>]*checked/)
  })

  test('keeps a typed address that begins as its title does', async () => {
    const address = 'l-hiver-arrive-vos-essuie-glaces-2027'
    await at.save(NEW, { ...typed, 'fr.slug': address, intent: 'keep' })
    const html = await at.desk(await pageOf())
    expect(html).toMatch(new RegExp(`name="fr.slug"[^>]* value="${address}"`))
    expect(html).toMatch(/name="en.slug"[^>]* value=""/)
  })

  test('is kept while it is written, until somebody else has changed it or it is online', async () => {
    const keep = async (fields: Record<string, string>, key = 'own-0a1b2c3d') => {
      const answer = await at.owner.post(`/admin/desk/articles/${key}/draft`, {
        was: '',
        ...typed,
        ...fields,
      })
      return [answer.status, ...(answer.ok ? [((await answer.json()) as { draft: string }).draft] : [])]
    }
    const was = hidden(await at.desk(NEW), 'was')
    const [status, draft = ''] = await keep({ was, draft: '' })
    expect([status, Object.values(await at.drafts())]).toMatchObject([
      200,
      [{ key: `articles.own-0a1b2c3d ${draft}` }],
    ])
    expect(await keep({ was, draft: '', 'fr.title': 'Autre' })).toEqual([409])
    expect(await keep({}, 'signes-changement-freins')).toEqual([404])
    await at.saved('articles/own-0a1b2c3d', { ...typed, intent: '' })
    await at.publish()
    expect(await keep({ 'fr.title': 'Autre' })).toEqual([400])
  })

  test('that is sent twice is there once', async () => {
    for (const _ of [1, 2]) await at.saved(NEW, { ...typed, key: 'own-0a1b2c3d', draft: '' })
    expect((await at.desk('articles')).match(/href="[^"]*articles\/own-/g)).toHaveLength(1)
    expect((await at.owner.get('/admin/desk/articles/own-ffffffff')).status).toBe(404)
  })
})

describe('Reviews and jobs', () => {
  const NEW = 'lists/reviews/new'

  test('the first of the garage’s own take the place of all examples; taken back, they stand again', async () => {
    const examples = langs.flatMap((lang) => [
      ...reviews(lang).map(({ text: words }) => words.slice(0, 40)),
      ...projects(lang).map(({ title }) => title),
    ])
    const left = async () => {
      const pages = await Promise.all(['/', '/en', '/projects', '/en/projects'].map((page) => at.read(page)))
      return examples.filter((example) => pages.some((page) => page.includes(example)))
    }
    expect(await left()).toEqual(examples)
    await at.saved(NEW, ownReview)
    await at.shows('/admin/preview', ownReview['text.fr'])
    await at.hides('/', ownReview['text.fr'])
    for (const job of [ownJob, { ...ownJob, 'title.fr': 'Aile droite', date: '2026-10-01' }])
      await at.saved('lists/projects/new', job)
    await at.publish()
    await at.shows('/', 'Marie T., Rosemont, Freins', '4/5')
    await at.shows('/en', ownReview['text.en'])
    await at.hides('/', '2026-09-03')
    expect(await left()).toEqual([])
    // The newest first.
    await at.shows('/projects', /Aile droite[\s\S]*Bas de caisse refaits/)
    await at.shows('/en/projects', 'Rust cut out')
    await at.undo()
    expect(await left()).toEqual(examples)
  })

  test('one is removed; what is sent twice is there once', async () => {
    for (const _ of [1, 2]) await at.saved(NEW, { ...ownReview, key: 'own-0a1b2c3d', draft: '', was: 'null' })
    await at.publish()
    await at.saved('lists/reviews/own-0a1b2c3d', { intent: 'remove' })
    await at.publish()
    await at.hides('/', 'Marie T.')
    for (const gone of ['nothing', 'nothing/new', 'reviews/own-ffffffff', 'reviews/own-0a1b2c3d'])
      expect((await at.owner.get(`/admin/desk/lists/${gone}`)).status).toBe(404)
  })

  test('a review in the customer’s language alone is shown as written on both sides of the site, named', async () => {
    await at.refused(NEW, { ...ownReview, 'text.fr': '', 'text.en': ' ' }, 400, 'in one language at least')
    await at.saved(NEW, { ...ownReview, 'text.en': '' })
    await at.publish()
    const foreign = '<blockquote lang="fr" class="quote">Ils m’ont montré'
    await at.shows('/en', foreign, '(in French)', '"inLanguage":"fr-CA"')
    await at.shows('/', '<blockquote class="quote">Ils m’ont montré')
    await at.hides('/', '(en français)')
  })
})

test('in a preview links and forms stay in it, and the form that sends a request is asleep', async () => {
  const asleep = /data-island="public\/contact-form\/contact-form"[^>]* inert><form/
  await at.shows('/admin/preview/contact', /<body[^>]* data-preview>/, asleep, 'href="/admin/preview/prix"')
  await at.hides('/admin/preview/contact', 'action="/contact')
  await at.shows('/admin/preview/prix?travail=vidange', 'action="/admin/preview/prix#')
  await at.shows('/admin/preview/blog?q=freins', 'value="freins"')
  for (const no of ['nowhere', 'blog/no-such-article', '%2F%2F%2F', '/example.org'])
    expect((await at.owner.get(`/admin/preview/${no}`)).status, no).toBe(404)
})
