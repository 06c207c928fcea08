import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projects } from '#app/content/business/projects.ts'
import { reviews } from '#app/content/business/reviews.ts'
import { langs } from '#app/content/language.ts'
import { documents, pages, plainPaths } from '#app/site-map.ts'
import { type Browser, openSite, type Site } from '../accounts/auth-site.ts'
import { promised } from '../content/promised.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { typed } from '../requests/stored-request.ts'
import { deskOf, ownJob, ownReview } from './desk-forms.ts'
import { sample, tremblay } from './opening-forms.ts'

/** What of the sample garage stands in a text, with what is around it. */
function sampleIn(text: string): string {
  const words = text
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/(nonce|integrity)="[^"]*"|[\da-f]{8}-[\da-f-]{27}/g, '')
  return new RegExp(`.{0,40}(${sample.source}).{0,40}`, 'i').exec(words)?.[0] ?? ''
}

const ofLaw = (['rights', 'privacy', 'accessibility'] as const).flatMap((name) => [
  pages[name].fr,
  pages[name].en,
])

/** What a text for the public promises: no record of the list is confirmed. */
function promisedIn(html: string): string[] {
  const words = html.replace(/<(style|script)(?! type="application)[\s\S]*?<\/\1>/g, '')
  const said = [
    ...words.split(/<[^>]*>|"/),
    ...[...words.matchAll(/content="([^"]*)"/g)].map(([, text = '']) => text),
  ]
  return said.filter((text) => promised.some(({ what }) => what.test(text)) && !LEGAL_WARRANTY.test(text))
}

/** The question that the law alone answers. */
const LEGAL_WARRANTY = /Vos réparations sont-elles garanties|Are your repairs under warranty/

const OWNER = 'owner@tremblay.example'
const { opening } = plainPaths

describe.each(engines)('The opening of a site on $name', ({ open }) => {
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
    deskOf(site, owner).forget()
    await site.garage.close()
    await opened.close()
  })

  const text = async (address: string) => (await site.visit().get(address)).text()
  const list = async () => (await owner.get(opening)).text()
  /** The line of a record, as the list shows it. */
  const line = async (id: string) => {
    const html = await list()
    const from = html.indexOf(`<li id="${id}"`)
    return from < 0 ? '' : html.slice(from, html.indexOf('</li>', from))
  }
  const tap = (intent: string, more: [string, string][] = []) =>
    owner.post(opening, [['intent', intent], ...more])
  const valuesOf = (html: string, name: string) =>
    [...html.matchAll(new RegExp(`name="${name}" value="([^"]+)"`, 'g'))].map(
      ([, value = '']): [string, string] => [name, value],
    )
  async function openSiteNow(more: [string, string][] = []): Promise<Response> {
    return tap('open', [...valuesOf(await list(), 'draft'), ...more])
  }
  async function typeAll(): Promise<void> {
    const desk = deskOf(site, owner)
    for (const [path, fields] of Object.entries(tremblay))
      expect((await desk.save(`facts/${path}?opening=${path}`, fields)).headers.get('location')).toBe(
        `${opening}#${path}`,
      )
    expect((await tap('true business.services')).status).toBe(302)
  }

  test('in preparation every page says so, in its language; open, none does', async () => {
    expect(await text('/')).toContain('Site en préparation')
    expect(await text('/en/pricing')).toContain('Site in preparation')
    await typeAll()
    expect((await openSiteNow()).headers.get('location')).toBe(`${opening}?opened`)
    expect(await text('/')).not.toContain('Site en préparation')
    expect(await text('/en/pricing')).not.toContain('Site in preparation')
  })

  test('an answer is a draft of its own, is public only once published, and is taken back', async () => {
    const { desk } = site.garage.runtime
    await tap('none courtesyCar')
    expect(await line('courtesyCar')).toContain('Not shown')
    expect(desk.factsNow().opening.answers).toEqual({})
    expect(await (await owner.get('/admin/desk/drafts')).text()).toContain('We lend a courtesy vehicle')
    await tap('back courtesyCar')
    expect(await line('courtesyCar')).toContain('It is true')
    expect(await (await owner.get('/admin/desk/drafts')).text()).not.toContain('We lend a courtesy vehicle')
    await tap('true courtesyCar')
    await deskOf(site, owner).publish()
    expect(desk.factsNow().opening).toEqual({ openedOn: null, answers: { courtesyCar: 'true' } })
    const [set] = desk.sets()
    expect(set?.by).toBe(OWNER)
    await deskOf(site, owner).drafts(`undo ${set?.id}`)
    expect(desk.factsNow().opening.answers).toEqual({})
  })

  test('a group is confirmed at once, without what lacks a unit and what belongs to the sample garage', async () => {
    const html = await list()
    await tap('all', valuesOf(html, 'seen'))
    expect(await line('prices.labour')).toContain('Take back')
    expect(await line('prices.brakeLabour')).toContain('What is this price for?')
    expect(await line('business.name')).not.toContain('Take back')
    expect(await line('rating.reviews')).not.toContain('Take back')
    await tap('unit prices.brakeLabour axle')
    expect(await line('prices.brakeLabour')).toContain('/ axle')
    expect(await line('prices.brakeLabour')).not.toContain('What is this price for?')
  })

  test('what is not there is emptied: a number, a claim, a rating', async () => {
    for (const id of ['business.messagingNumber', 'claims.lifts', 'rating.reviews']) {
      await tap(`none ${id}`)
      expect(await line(id), id).toContain('Not shown')
    }
    await tap('back claims.lifts')
    expect(await line('claims.lifts')).toContain('It is true')
    await deskOf(site, owner).publish()
    expect(await text('/')).not.toContain('wa.me')
    expect(await text('/')).toContain('href="/contact#contact-form"')
    await deskOf(site, owner).save('facts/rating.reviews', {
      value: '4,6',
      count: '58',
      readOn: '2026-11-20',
    })
    expect(await line('rating.reviews')).toContain('4.6')
  })

  test('it does not open without a name, an address, a phone number, an e-mail and services, and names what is missing', async () => {
    const refused = await openSiteNow()
    expect(refused.status).toBe(409)
    const html = await refused.text()
    for (const id of ['name', 'phone', 'email', 'address', 'services'])
      expect(html).toContain(`href="#business.${id}"`)
    expect(site.garage.runtime.desk.sets()).toEqual([])
  })

  test('it opens with everything that is saved, in one publication, which nobody can undo', async () => {
    const { desk } = site.garage.runtime
    await typeAll()
    await tap('none courtesyCar')
    await openSiteNow()
    expect(desk.sets()).toHaveLength(1)
    expect(desk.factsNow().opening.openedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    const html = await list()
    expect(html).toContain('The site is open.')
    const [unconfirmed = '', shown = ''] = html.split('What is shown')
    expect(unconfirmed).not.toContain('id="business.phone"')
    expect(shown).toContain('id="business.phone"')
    expect(html).toContain('id="prices.labour"')
    await deskOf(site, owner).drafts(`undo ${desk.sets()[0]?.id}`)
    expect(desk.factsNow().opening.openedOn).not.toBeNull()
    expect(desk.factsNow().business.name).toBe('Garage Tremblay')
  })

  test('the list can become empty', async () => {
    await typeAll()
    const html = await list()
    await tap('all', valuesOf(html, 'seen'))
    const { records } = await import('#app/content/records/records.ts')
    for (const { id, isOptional } of records) {
      const shown = await line(id)
      const [, unit] = new RegExp(`value="(unit ${id} axle)"`).exec(shown) ?? []
      if (unit) await tap(unit)
      else if (isOptional && shown.includes(`value="none ${id}"`)) await tap(`none ${id}`)
    }
    const pressed = await openSiteNow()
    expect(pressed.headers.get('location'), await pressed.text()).toBe(`${opening}?opened`)
    expect(await list()).toContain('Everything is confirmed')
  })

  test('leaves nothing of the sample garage on any page, document, mail or sheet', async () => {
    expect(await text('/contact')).toMatch(sample)
    await typeAll()
    await tap('none business.messagingNumber')
    await tap('none business.reviewsUrl')
    expect(await text('/contact')).not.toContain('Tremblay')
    await openSiteNow()
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
    for (const address of addresses) {
      const said = await text(address)
      expect(sampleIn(said), address).toBe('')
      // The pages of the law say what holds at any garage.
      if (!ofLaw.some((page) => page === address)) expect.soft(promisedIn(said), address).toEqual([])
    }
    for (const address of ['/', '/contact', '/manifest.webmanifest', '/contact.vcf'])
      expect(await text(address), address).toContain('Garage Tremblay')
    const mails = async () => site.garage.runtime.database.db.selectFrom('jobs').selectAll().execute()
    const known = new Set((await mails()).map(({ id }) => id))
    await owner.post('/login/code', { intent: 'send', email: OWNER })
    await owner.post('/login/forgot-password', { email: OWNER })
    await owner.post('/admin/people', { intent: 'invite', email: 'new@tremblay.example', role: 'editor' })
    await site.visit().postJson('/api/send-contact-email', typed)
    const written = (await mails()).filter(({ id }) => !known.has(id))
    expect(written.map(({ mail }) => mail)).toEqual(
      expect.arrayContaining(['account.invitation', 'request.notice', 'request.acknowledgement']),
    )
    for (const job of written) expect(sampleIn(JSON.stringify(job)), job.mail).toBe('')
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

  test('the inbox leads to the list until the site is open', async () => {
    const inbox = async () => (await owner.get('/admin')).text()
    expect(await inbox()).toContain(`href="${opening}"`)
    await tap('true courtesyCar')
    expect(await inbox()).toContain('Continue: 1 of')
    await typeAll()
    await openSiteNow()
    expect(await inbox()).not.toContain(`href="${opening}"`)
    expect(await (await owner.get(plainPaths.deskFacts)).text()).toContain(`href="${opening}"`)
  })

  test('another process shows what was opened', async () => {
    const other = await openSite(opened)
    await typeAll()
    await openSiteNow()
    await other.garage.runtime.desk.catchUp()
    expect(other.garage.runtime.desk.factsNow().opening.openedOn).not.toBeNull()
    await other.garage.close()
  })
})
