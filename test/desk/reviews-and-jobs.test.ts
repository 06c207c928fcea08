import { describe, expect, test } from 'vitest'
import { projects } from '#app/content/business/projects.ts'
import { reviews } from '#app/content/business/reviews.ts'
import { engines } from '../engines.ts'
import { deskForEach, ownJob as job, ownReview as review } from './desk-forms.ts'

describe.each(engines)('Reviews and jobs on $name', ({ open }) => {
  const fixture = deskForEach(open)
  const { text } = fixture

  test('the first review of the garage’s own takes the place of all examples; taken back, they stand again', async () => {
    const examples = reviews('fr').map(({ text: words }) => words.slice(0, 40))
    for (const example of examples) expect(await text('/')).toContain(example)
    expect((await fixture.desk.save('lists/reviews/new', review)).headers.get('location')).toContain(
      'said=saved',
    )
    expect(await fixture.desk.text('/admin/preview')).toContain(review['text.fr'])
    expect(await text('/')).not.toContain(review['text.fr'])
    await fixture.desk.publish()
    const home = await text('/')
    expect(home).toContain('Marie T., Rosemont, Freins')
    expect(home).toContain('4/5')
    expect(await text('/en')).toContain(review['text.en'])
    for (const example of examples) expect(home).not.toContain(example)
    expect(home).not.toContain('2026-09-03')
    const [set] = fixture.site.garage.runtime.desk.sets()
    await fixture.desk.drafts(`undo ${set?.id}`)
    expect(await text('/')).toContain(examples[0])
  })

  test('a review without its author’s consent, or of a day to come, is not kept, and nothing typed is lost', async () => {
    for (const wrong of [{ consent: '' }, { consent: '2099-01-01' }]) {
      const answer = await fixture.desk.save('lists/reviews/new', { ...review, ...wrong })
      expect(answer.status).toBe(400)
      const html = await answer.text()
      expect(html).toContain('Without the day they agreed, a review does not appear.')
      expect(html).toContain(review['text.fr'])
    }
    const missing = await fixture.desk.save('lists/reviews/new', {
      ...review,
      'text.en': '{phone}',
      rating: '9',
    })
    const html = await missing.text()
    expect(html).toContain('Write these words in one language at least')
    expect(html).toContain('Choose a rating from 1\u00a0to\u00a05.')
    expect(await fixture.desk.text('/admin/desk/drafts')).toContain('Everything that is written is online.')
  })

  test('a job of the garage’s own takes the place of the examples, the newest first', async () => {
    await fixture.desk.save('lists/projects/new', job)
    await fixture.desk.save('lists/projects/new', { ...job, 'title.fr': 'Aile droite', date: '2026-10-01' })
    await fixture.desk.publish()
    const page = await text('/projects')
    expect(page.indexOf('Aile droite')).toBeGreaterThan(0)
    expect(page.indexOf('Aile droite')).toBeLessThan(page.indexOf('Bas de caisse refaits'))
    for (const { title } of projects('fr')) expect(page).not.toContain(title)
    expect(await text('/en/projects')).toContain('Rust cut out')
  })

  test('one is changed and removed; what is sent twice is there once', async () => {
    const key = { key: 'own-0a1b2c3d', draft: '', was: 'null' }
    for (const _ of [1, 2]) await fixture.desk.save('lists/reviews/new', { ...review, ...key })
    await fixture.desk.publish()
    const page = 'lists/reviews/own-0a1b2c3d'
    expect(
      (await fixture.desk.text('/admin/desk/lists/reviews')).match(/href="[^"]*reviews\/own-/g),
    ).toHaveLength(1)
    await fixture.desk.save(page, { ...review, who: 'Marie' })
    await fixture.desk.publish()
    expect(await text('/')).toContain('Marie, Freins')
    await fixture.desk.save(page, { ...review, intent: 'remove' })
    expect(await fixture.desk.text('/admin/desk/lists/reviews')).toContain('removal to publish')
    await fixture.desk.publish()
    expect(await text('/')).not.toContain('Marie, Freins')
    expect((await fixture.owner.get('/admin/desk/lists/nothing')).status).toBe(404)
    expect((await fixture.owner.get('/admin/desk/lists/reviews/own-ffffffff')).status).toBe(404)
  })

  test('in a preview links and forms stay in it, and the form that sends a request is asleep', async () => {
    const html = await fixture.desk.text('/admin/preview/contact')
    expect(html).toMatch(/<body[^>]* data-preview>/)
    expect(html).toMatch(/data-island="public\/contact-form\/contact-form"[^>]* inert><form/)
    expect(html).toContain('href="/admin/preview/prix"')
    expect(html).not.toContain('action="/contact')
    const prices = await fixture.desk.text('/admin/preview/prix?travail=vidange')
    expect(prices).toContain('action="/admin/preview/prix#')
    expect(await fixture.desk.text('/admin/preview/blog?q=freins')).toContain('value="freins"')
  })

  test('a review in the customer’s language alone is shown as written on both sides of the site, named', async () => {
    const { 'text.fr': written, ...rest } = review
    const none = await fixture.desk.save('lists/reviews/new', { ...rest, 'text.en': ' ' })
    expect(none.status).toBe(400)
    expect(await none.text()).toContain('in one language at least')
    await fixture.desk.save('lists/reviews/new', { ...rest, 'text.fr': written, 'text.en': '' })
    await fixture.desk.publish()
    const english = await text('/en')
    expect(english).toContain('<blockquote lang="fr" class="quote">Ils m’ont montré')
    expect(english).toContain('(in French)')
    expect(english).toContain('"inLanguage":"fr-CA"')
    const french = await text('/')
    expect(french).toContain('<blockquote class="quote">Ils m’ont montré')
    expect(french).not.toContain('(en français)')
  })
})
