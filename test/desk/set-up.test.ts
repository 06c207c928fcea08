import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projects } from '#app/content/business/projects.ts'
import { reviews } from '#app/content/business/reviews.ts'
import { bundledFacts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { documents, pages } from '#app/site-map.ts'
import { type Browser, openSite, type Site } from '../accounts/auth-site.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { typed } from '../requests/submission.ts'
import { deskOf, ownJob, ownReview } from './desk-forms.ts'
import { sample, tremblay } from './set-up-forms.ts'

/** What of the sample garage stands in a text, with what is around it. */
function sampleIn(text: string): string {
  const words = text.replace(/<style[\s\S]*?<\/style>/g, '').replace(/nonce="[^"]*"/g, '')
  return new RegExp(`.{0,40}(${sample.source}).{0,40}`, 'i').exec(words)?.[0] ?? ''
}

const OWNER = 'owner@tremblay.example'

describe.each(engines)('The set-up of another garage on $name', ({ open }) => {
  let opened: OpenedDatabase
  let site: Site
  let owner: Browser
  beforeEach(async () => {
    opened = await open()
    site = await openSite(opened)
    owner = await site.enter(OWNER)
  })
  afterEach(async () => {
    // The built site's facts are one for all sites of this process.
    for (const { id } of site.garage.runtime.desk.sets().toReversed())
      await site.garage.runtime.desk.undo(id, OWNER)
    await site.garage.close()
    await opened.close()
  })

  /** The form of a step as it came, with what is typed over it. */
  async function fill(step: string, typed: Readonly<Record<string, string>>): Promise<Response> {
    const html = await (await owner.get(`/admin/set-up/${step}`)).text()
    const form =
      /<form[^>]*class="grid[\s\S]*?<\/form>/.exec(html.slice(html.indexOf('id="step"')))?.[0] ?? ''
    const fields = [...form.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
      const part = (name: string) =>
        new RegExp(` ${name}="([^"]*)"`)
          .exec(input)?.[1]
          ?.replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&') ?? ''
      const isChoice = part('type') === 'checkbox'
      return isChoice && !/ checked=""/.test(input) ? [] : [[part('name'), part('value')] as [string, string]]
    })
    const over = Object.entries(typed)
    return owner.post(`/admin/set-up/${step}`, [...fields.filter(([name]) => !(name in typed)), ...over])
  }

  async function fillAll(): Promise<void> {
    for (const [step, typed] of Object.entries(tremblay))
      expect((await fill(step, typed)).headers.get('location'), step).toContain(`?saved=${step}`)
  }

  async function publish(): Promise<Response> {
    const html = await (await owner.get('/admin/set-up/publish')).text()
    const drafts = [...html.matchAll(/name="draft" value="([^"]+)"/g)].map(([, key = '']) => key)
    const body = new URLSearchParams([['intent', 'publish'], ...drafts.map((key) => ['draft', key])])
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ')
    return site.app.fetch(
      new Request('http://localhost:3000/admin/set-up/publish', {
        method: 'POST',
        headers: { cookie, origin: 'http://localhost:3000' },
        body,
      }),
    )
  }

  const text = async (address: string) => (await site.visit().get(address)).text()

  test('leaves nothing of the sample garage on any page, document, mail or sheet', async () => {
    const before = await text('/contact')
    expect(before).toMatch(sample)
    await fillAll()
    expect(await text('/contact')).not.toContain('Tremblay')
    expect((await publish()).headers.get('location')).toBe('/admin/set-up')
    const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
      ([, path]) => path || '/',
    )
    expect(listed.length).toBeGreaterThan(20)
    const addresses = [
      ...listed,
      ...Object.values(documents).map(({ path }) => path),
      ...Object.values(pages)
        .flatMap(({ fr, en }) => [fr, en])
        .filter((path) => !path.includes(':')),
      '/no-such-page',
      '/en/no-such-page',
      '/.well-known/security.txt',
      '/login',
      '/admin',
      '/api/auth/unknown',
    ]
    for (const address of addresses) expect(sampleIn(await text(address)), address).toBe('')
    for (const address of [
      '/',
      '/contact',
      '/faits.json',
      '/llms.txt',
      '/manifest.webmanifest',
      '/contact.vcf',
    ])
      expect(await text(address), address).toContain('Garage Tremblay')
    const mails = async () => site.garage.runtime.database.db.selectFrom('outbox').selectAll().execute()
    const known = new Set((await mails()).map(({ id }) => id))
    await owner.post('/login/code', { intent: 'send', email: OWNER })
    await owner.post('/login/forgot-password', { email: OWNER })
    await owner.post('/admin/people', { intent: 'invite', email: 'new@tremblay.example', role: 'editor' })
    await site.visit().postJson('/api/send-contact-email', typed)
    const written = (await mails()).filter(({ id }) => !known.has(id))
    expect(written.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['account.invitation', 'request.notice', 'request.acknowledgement']),
    )
    for (const mail of written) expect(sampleIn(JSON.stringify(mail)), mail.kind).toBe('')
    const { reference } = await site.garage.runtime.database.db
      .selectFrom('contact_submissions')
      .select('reference')
      .executeTakeFirstOrThrow()
    for (const sheet of ['', '/work-order'])
      expect(sampleIn(await (await owner.get(`/admin/requests/${reference}${sheet}`)).text())).toBe('')
  })

  test('with a review and a job of its own, no example is left on any page or document', async () => {
    const desk = deskOf(site, owner)
    const examples = [
      ...langs.flatMap((lang) => reviews(lang).map(({ text: words }) => words.slice(0, 40))),
      ...langs.flatMap((lang) => projects(lang).map(({ title }) => title)),
    ]
    const left = async (): Promise<string[]> => {
      const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)]
      const addresses = [
        ...listed.map(([, path]) => path || '/'),
        ...Object.values(documents).map(({ path }) => path),
      ]
      const texts = await Promise.all(addresses.map(text))
      return examples.filter((example) => texts.some((page) => page.includes(example)))
    }
    expect(await left()).toHaveLength(examples.length)
    await desk.save('lists/reviews/new', ownReview)
    await desk.save('lists/projects/new', ownJob)
    await desk.publish()
    expect(await left()).toEqual([])
  })

  test('is offered to the first admin, is left and resumed, and is over once published', async () => {
    expect(await (await owner.get('/admin')).text()).toContain('href="/admin/set-up"')
    await fill('name', tremblay.name ?? {})
    expect(await (await owner.get('/admin/set-up/name')).text()).toContain('value="Garage Tremblay"')
    expect(await (await owner.get('/admin/set-up')).text()).toContain('Continue: The address')
    expect((await publish()).headers.get('location')).toBe('/admin/set-up/publish')
    expect(site.garage.runtime.desk.sets()).toEqual([])
    await fillAll()
    await publish()
    expect(site.garage.runtime.desk.sets()).toHaveLength(1)
    expect(await text('/contact')).toContain('Garage Tremblay')
    expect(sampleIn(await text('/contact'))).toBe('')
    expect(await (await owner.get('/admin')).text()).not.toContain('href="/admin/set-up"')
    expect(await (await owner.get('/admin/set-up')).text()).toContain(
      'The site is online as Garage Tremblay.',
    )
  })

  test('says beside the field what is wrong, keeps what was typed, and takes nothing of the sample by itself', async () => {
    const answer = await fill('place', { ...tremblay.place, 'business.address:postalCode': '12345' })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('a postal code like H2X 1Y4')
    expect(html).toContain('value="12 rue des Érables"')
    expect((await fill('name', {})).status).toBe(400)
    expect((await fill('reach', {})).status).toBe(400)
    expect((await owner.get('/admin/set-up/nothing')).status).toBe(404)
  })

  test('asks for no price that is withdrawn or by quote, and goes on where none is left', async () => {
    const desk = deskOf(site, owner)
    const asked = async () => {
      const html = await (await owner.get('/admin/set-up/prices')).text()
      return [...html.matchAll(/name="prices\.(\w+):amount"/g)].map(([, key]) => key)
    }
    expect(await asked()).toContain('tireStorage')
    const { label } = bundledFacts.prices.tireStorage
    const line = { 'label.fr': label.fr, 'label.en': label.en, amount: '' }
    expect((await desk.save('prices/tireStorage', { ...line, kind: 'quote' })).status).toBe(302)
    expect(await asked()).not.toContain('tireStorage')
    expect((await desk.save('prices/tireStorage', { ...line, kind: 'exact', withdrawn: 'yes' })).status).toBe(
      302,
    )
    expect(await asked()).not.toContain('tireStorage')
    expect(await asked()).toContain('tireSwap')
    expect((await fill('prices', tremblay.prices ?? {})).headers.get('location')).toContain('?saved=prices')
    await desk.save('facts/business.services', [['service', 'carrosserie']])
    expect(await asked()).toEqual([])
    expect(await (await owner.get('/admin/set-up/prices')).text()).toContain('Save and continue')
    expect((await fill('prices', {})).headers.get('location')).toContain('?saved=prices')
  })

  test('is not offered where it is said that the site is the garage’s already', async () => {
    await owner.post('/admin/set-up', {})
    expect(await (await owner.get('/admin')).text()).not.toContain('href="/admin/set-up"')
  })
})
