import { describe, expect, test } from 'vitest'
import { records } from '#app/content/records/records.ts'
import { documents, pages, plainPaths } from '#app/site-map.ts'
import { openSite } from '../accounts/auth-site.ts'
import { wordsOf } from '../pages/rendered.ts'
import { typed } from '../requests/stored-request.ts'
import { atDesk } from './at-desk.ts'
import { sample, tremblay } from './opening-forms.ts'

const { opening } = plainPaths
const documentPaths = Object.values(documents).map(({ path }) => path)
const at = atDesk()
const facts = () => at.site.garage.runtime.desk.factsNow()

/** What of the sample garage stands in a text, with what is around it. */
function sampleIn(text: string): string {
  const words = text
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/(nonce|integrity)="[^"]*"|[\da-f]{8}-[\da-f-]{27}/g, '')
  return new RegExp(`.{0,40}(${sample.source}).{0,40}`, 'i').exec(words)?.[0] ?? ''
}

/** The line of a record, as the list shows it. */
function lineOf(html: string, id: string): string {
  const [, after = ''] = html.split(`<li id="${id}"`)
  return after.slice(0, after.indexOf('</li>'))
}
const line = async (id: string) => lineOf(await at.read(opening), id)
const tap = (intent: string, more: [string, string][] = []) =>
  at.owner.post(opening, [['intent', intent], ...more])
/** Presses a button with what the list has for it. */
async function tapWith(intent: string, name: 'seen' | 'draft') {
  const shown = [...(await at.read(opening)).matchAll(new RegExp(`name="${name}"[^>]* value="([^"]+)"`, 'g'))]
  return tap(
    intent,
    shown.map(([, value = '']): [string, string] => [name, value]),
  )
}
const openNow = () => tapWith('open', 'draft')
async function typeAll(): Promise<void> {
  for (const [path, fields] of Object.entries(tremblay))
    expect((await at.save(`facts/${path}?opening=${path}`, fields)).headers.get('location')).toBe(
      `${opening}#${path}`,
    )
  expect((await tap('true business.services')).status).toBe(302)
}
async function published(): Promise<string[]> {
  const listed = [...(await at.read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)]
  expect(listed.length).toBeGreaterThan(20)
  return [...listed.map(([, path]) => path || '/'), ...documentPaths]
}

describe('The opening of a site', () => {
  test('in preparation every page says so, in its language, and the inbox leads to the list; open, neither', async () => {
    await at.shows('/', 'Site en préparation')
    await at.shows('/en/pricing', 'Site in preparation')
    await at.shows('/admin', `href="${opening}"`)
    await tap('true courtesyCar')
    await at.shows('/admin', 'Continue: 1 of')
    await typeAll()
    expect((await openNow()).headers.get('location')).toBe(`${opening}?opened`)
    await at.hides('/', 'Site en préparation')
    await at.hides('/en/pricing', 'Site in preparation')
    await at.hides('/admin', `href="${opening}"`)
    await at.shows(plainPaths.deskFacts, `href="${opening}"`)
  })

  test('an answer is a draft of its own, is public only once published, and is taken back', async () => {
    expect(wordsOf(await at.read(opening))).toMatch(/What the site shows binds .* 0 of \d+ .*To finish/)
    expect(await line('courtesyCar')).toMatch(/type="checkbox".*We do not offer it/)
    await tap('none courtesyCar')
    expect(await line('courtesyCar')).toMatch(/Not shown.*Take back/)
    expect(await line('courtesyCar')).not.toMatch(/type="checkbox"|We do not offer it/)
    expect(facts().opening.answers).toEqual({})
    await at.shows('/admin/desk/drafts', 'We lend a courtesy vehicle')
    await tap('back courtesyCar')
    expect(await line('courtesyCar')).toContain('It is true')
    await at.hides('/admin/desk/drafts', 'We lend a courtesy vehicle')
    await tap('true courtesyCar')
    await at.publish()
    expect(facts().opening).toEqual({ openedOn: null, answers: { courtesyCar: 'true' } })
    expect(at.sets()[0]?.by).toBe('owner@garage.example')
    await at.undo()
    expect(facts().opening.answers).toEqual({})
    // It does not go with the opening, until it is tapped again.
    const goes = 'name="draft" value="opening.courtesyCar'
    await at.hides(opening, goes)
    expect(await line('courtesyCar')).toContain('It is true')
    await tap('true courtesyCar')
    await at.shows(opening, goes)
  })

  test('a group is confirmed at once, without what lacks a unit and what belongs to the sample garage', async () => {
    await tapWith('all', 'seen')
    expect(await line('prices.labour')).toContain('Take back')
    expect(await line('prices.brakeLabour')).toContain('What is this price for?')
    for (const id of ['business.name', 'rating.reviews']) expect(await line(id)).not.toContain('Take back')
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
    await at.publish()
    await at.hides('/', 'wa.me')
    await at.shows('/', 'href="/contact#contact-form"')
    await at.save('facts/rating.reviews', { value: '4,6', count: '58', readOn: '2026-11-20' })
    expect(await line('rating.reviews')).toContain('4.6')
  })

  test('it does not open without a name, an address, a phone number, an e-mail and services, and names what is missing', async () => {
    const refused = await openNow()
    expect(refused.status).toBe(409)
    const html = await refused.text()
    for (const id of ['name', 'phone', 'email', 'address', 'services'])
      expect(html).toContain(`href="#business.${id}"`)
    expect(at.sets()).toEqual([])
  })

  test('it opens with everything that is saved, in one publication, in every process, and nobody can undo it', async () => {
    const { database } = at.site.garage.runtime
    const other = await openSite({ database, url: database.url, close: async () => undefined })
    await typeAll()
    await tap('none courtesyCar')
    await openNow()
    expect(at.sets()).toHaveLength(1)
    await other.garage.runtime.desk.catchUp()
    expect(other.garage.runtime.desk.factsNow().opening.openedOn).not.toBeNull()
    expect(facts().opening.openedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    const html = await at.read(opening)
    for (const text of ['The site is open.', 'id="prices.labour"']) expect(html).toContain(text)
    await at.shows(['/admin/desk/articles', '/admin/desk/hours', '/admin/desk/facts'], 'not shown')
    await at.hides('/admin/desk/facts', '{address}')
    const [unconfirmed = '', shown = ''] = html.split('What is shown')
    expect(unconfirmed).not.toContain('id="business.phone"')
    expect(shown).toContain('id="business.phone"')
    expect(wordsOf(await at.read(opening))).toMatch(
      /Website What the site shows The site is open\. What follows/,
    )
    await tap('true hours')
    expect(await line('hours')).toContain('Take back')
    expect(await line('business.phone')).not.toMatch(/Take back|type="checkbox"/)
    await at.undo()
    expect(facts().opening.openedOn).not.toBeNull()
    expect(facts().business.name).toBe('Garage Tremblay')
    await other.garage.close()
  })

  test('the list can become empty', async () => {
    await typeAll()
    await tapWith('all', 'seen')
    const html = await at.read(opening)
    for (const { id, isOptional } of records) {
      const shown = lineOf(html, id)
      if (shown.includes(`value="unit ${id} axle"`)) await tap(`unit ${id} axle`)
      else if (isOptional && shown.includes(`value="none ${id}"`)) await tap(`none ${id}`)
    }
    const pressed = await openNow()
    expect(pressed.headers.get('location'), await pressed.text()).toBe(`${opening}?opened`)
    await at.shows(opening, 'Everything is confirmed')
  })

  test('leaves nothing of the sample garage on any page, document, mail or sheet', async () => {
    const { db } = at.site.garage.runtime.database
    await at.shows('/contact', sample)
    await typeAll()
    for (const id of ['messagingNumber', 'reviewsUrl']) await tap(`none business.${id}`)
    await at.hides('/contact', 'Tremblay')
    await openNow()
    const plain = Object.values(pages).flatMap(({ fr, en }) => [fr, en].filter((path) => !path.includes(':')))
    const others = '/no-such-page /en/no-such-page /.well-known/security.txt /login /api/auth/unknown'.split(
      ' ',
    )
    for (const address of [...(await published()), ...plain, ...others])
      expect(sampleIn(await at.read(address)), address).toBe('')
    await at.shows(['/', '/contact', '/manifest.webmanifest', '/contact.vcf'], 'Garage Tremblay')
    const mails = () => db.selectFrom('jobs').selectAll().execute()
    const known = new Set((await mails()).map(({ id }) => id))
    await at.owner.post('/login/code', { intent: 'send', email: 'owner@garage.example' })
    await at.owner.post('/login/forgot-password', { email: 'owner@garage.example' })
    await at.owner.post('/admin/people', { intent: 'invite', email: 'new@tremblay.example', role: 'editor' })
    await at.site.visit().postJson('/api/send-contact-email', typed)
    const written = (await mails()).filter(({ id }) => !known.has(id))
    const kinds = ['account.invitation', 'request.notice', 'request.acknowledgement']
    expect(written.map(({ mail }) => mail)).toEqual(expect.arrayContaining(kinds))
    for (const job of written) expect(sampleIn(JSON.stringify(job)), job.mail).toBe('')
    const { reference } = await db
      .selectFrom('contact_submissions')
      .select('reference')
      .executeTakeFirstOrThrow()
    for (const sheet of ['', '/work-order'])
      expect(sampleIn(await at.read(`/admin/requests/${reference}${sheet}`))).toBe('')
  })
})
