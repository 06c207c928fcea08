import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { localTime } from '#app/content/hours/opening.ts'
import { forgetRequests } from '#app/personal-data/forget.server.ts'
import { changeableUntil, WISH_LENGTH } from '#app/requests/follow/customer-acts.server.ts'
import { pageOf, renewPage } from '#app/requests/follow/links.server.ts'
import { tellCustomer } from '#app/requests/follow/messages.server.ts'
import { carStates, followState } from '#app/requests/follow/states.ts'
import { changeRequest, markRead, requestWithStory } from '#app/requests/handling/changes.server.ts'
import { statuses } from '#app/requests/handling/inbox.ts'
import { keepPhoned } from '#app/requests/phoned.server.ts'
import { HONEYPOT } from '#app/requests/request.ts'
import { followedToken } from '#app/site-map.ts'
import { pathField } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { NOW, owner } from './evaluated.ts'
import { type FollowedPage, followedPage, HOUR, SECRET } from './followed-page.tsx'
import { typed } from './stored-request.ts'

const THURSDAY = '2026-11-26T15:00:00.000Z'

describe.each(engines)('The page of a request on $name', ({ open }) => {
  let opened: OpenedDatabase
  let reference: string
  let runtime: FollowedPage['runtime']
  let receive: FollowedPage['receive']
  let mails: FollowedPage['mails']
  let story: FollowedPage['story']
  let change: FollowedPage['change']
  let token: FollowedPage['token']
  let see: FollowedPage['see']
  let logged: FollowedPage['logged']
  beforeEach(async () => {
    opened = await open()
    ;({ reference, runtime, receive, mails, story, change, token, see, logged } = await followedPage(opened))
  })
  afterEach(() => opened.close())

  const cancel = { act: 'cancel', seen: THURSDAY }

  test('the mail that confirms a request leads to its page, and the notice to the garage does not', async () => {
    const [confirmation] = await mails('request.acknowledgement')
    const [notice] = await mails('request.notice')
    const address =
      /https:\/\/garage\.example(\/suivi\/[a-z2-7]{26})/.exec(confirmation?.text ?? '')?.[1] ?? ''
    expect(confirmation?.html).toContain(address)
    expect(notice?.text).not.toContain('/suivi/')
    const page = await see(followedToken(address) ?? '')
    expect(page.status).toBe(200)
    expect(page.html).toContain(reference)
    expect(page.html).toContain('Reçue')
  })

  test('the database holds no address, only its hash', async () => {
    const links = await opened.database.db.selectFrom('request_links').selectAll().execute()
    expect(links).toHaveLength(1)
    expect(JSON.stringify(links)).not.toContain(await token())
  })

  test('a page is kept by nobody, listed nowhere, and its address is told to no other site', async () => {
    const { headers } = await see(await token())
    expect(headers).toEqual({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    })
    expect(pathField(`/suivi/${await token()}`)).toBe('/suivi/…')
    expect(pathField(`/en/follow/${await token()}`)).toBe('/en/follow/…')
  })

  test('an address that never was is not found, and guessing is slowed down', async () => {
    const statuses = []
    for (let guess = 0; guess < 32; guess += 1)
      statuses.push((await see('a'.repeat(26), { from: '198.51.100.9' })).status)
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(404))
    expect(statuses.at(-1)).toBe(429)
    expect((await see(await token(), { from: '198.51.100.9' })).status).toBe(200)
  })

  test('nothing that staff noted for themselves is on it, nor who they are', async () => {
    await opened.database.db
      .insertInto('request_notes')
      .values({
        id: 'n',
        request_id: (await story()).request.id,
        at: NOW.toISOString(),
        by_user: owner.id,
        by_name: owner.email,
        text: 'Il paie toujours en retard',
      })
      .execute()
    await change({ field: 'assignee', to: owner.id })
    const { html } = await see(await token())
    expect(html).not.toContain('en retard')
    expect(html).not.toContain(owner.email)
  })

  test('each act of staff is the state the customer reads', async () => {
    const address = await token()
    const title = async () => /<h1[^>]*>([^<]*)/.exec((await see(address)).html)?.[1]
    await markRead(opened.database.db, reference)
    expect(await title()).toBe('Lue')
    await change({ field: 'status', to: 'contacted' })
    expect(await title()).toBe('Répondue')
    await change({ field: 'appointment', to: THURSDAY })
    expect(await title()).toBe('Rendez-vous pris')
    const titles = ['Au garage', 'Examinée', 'En travaux', 'Attend une pièce', 'Prête']
    for (const [at, state] of carStates.entries()) {
      await change({ field: 'car', to: state })
      expect(await title()).toBe(titles[at])
    }
    await change({ field: 'status', to: 'completed' })
    expect(await title()).toBe('Terminée')
  })

  test('a car that arrives without an appointment is scheduled, and one taken back leaves no trace on the page', async () => {
    await change({ field: 'car', to: 'ready' })
    expect((await story()).request.status).toBe('scheduled')
    await change({ field: 'car', to: 'arrived' })
    const { html } = await see(await token())
    expect(html).toContain('Au garage')
    expect(html).not.toContain('Prête')
  })

  test('a promise is told with its hour, and that it has passed', async () => {
    await change({ field: 'car', to: 'working' })
    await change({ field: 'promise', to: THURSDAY })
    const address = await token()
    expect((await see(address)).html).toMatch(/Promise pour.*jeudi.26.novembre,.10.h/)
    const late = await see(address, { now: new Date(Date.parse(THURSDAY) + HOUR) })
    expect(late.html).toContain('Cette heure est passée')
    await change({ field: 'car', to: 'ready' })
    expect((await see(address)).html).not.toContain('Promise pour')
  })

  test('opening an address changes nothing, whatever its query says', async () => {
    await change({ field: 'appointment', to: THURSDAY })
    const before = await story()
    await see(await token(), { query: 'act=cancel&did=cancelled' })
    expect(await story()).toEqual(before)
  })

  test('a customer cancels once, the garage is told once, and the request is unread again', async () => {
    await change({ field: 'appointment', to: THURSDAY })
    await markRead(opened.database.db, reference)
    const address = await token()
    const both = await Promise.all([see(address, { form: cancel }), see(address, { form: cancel })])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    const { request, history } = await story()
    expect(request.appointment_at).toBeNull()
    expect(request.read_at).toBeNull()
    expect(history.filter(({ by_name }) => by_name === '')).toHaveLength(1)
    expect(await mails('request.change')).toHaveLength(1)
  })

  test('another time is asked for once, and the appointment stands until the garage confirms', async () => {
    await change({ field: 'appointment', to: THURSDAY })
    const address = await token()
    const form = { act: 'ask', seen: THURSDAY, wish: 'Vendredi matin?' }
    expect((await see(address, { form })).status).toBe(303)
    expect((await see(address, { form })).status).toBe(303)
    const { request, notes } = await story()
    expect(request.appointment_at).toBe(THURSDAY)
    expect(notes.map(({ text }) => text)).toEqual(['Vendredi matin?'])
    const [mail, ...more] = await mails('request.change')
    expect(more).toEqual([])
    expect(mail?.text).toContain('Vendredi matin?')
    expect(mail?.to_address).toBe(owner.email)
  })

  test('what was typed stays where it is refused: nothing, too much, too late, another appointment, too often', async () => {
    await change({ field: 'appointment', to: THURSDAY })
    const address = await token()
    const long = 'x'.repeat(WISH_LENGTH + 1)
    const ask = (wish: string, more = {}) =>
      see(address, { form: { act: 'ask', seen: THURSDAY, wish }, ...more })
    expect((await ask(' ')).html).toContain('Écrivez le moment')
    const refused = await ask(long)
    expect(refused.status).toBe(400)
    expect(refused.html).toContain(long)
    expect((await ask('Plus tard', { now: new Date(Date.parse(THURSDAY) - HOUR) })).html).toContain(
      'trop tard',
    )
    await change({ field: 'appointment', to: '2026-11-27T15:00:00.000Z' })
    expect((await ask('Plus tard')).html).toContain('entre-temps')
    for (let sent = 0; sent < 4; sent += 1) await ask('Encore')
    expect((await ask('Encore')).html).toContain('Trop d’envois')
    expect(await mails('request.change')).toEqual([])
  })

  test('what staff tell is on the page and in a mail, in order, with the address', async () => {
    const key = { secret: SECRET, siteUrl: 'https://garage.example' }
    for (const text of ['La pièce arrive demain.', 'Elle est là.'])
      await tellCustomer(opened.database.db, { reference, text, by: owner, key })
    const { html } = await see(await token())
    expect(html.indexOf('Elle est là.')).toBeLessThan(html.indexOf('La pièce arrive demain.'))
    const sent = await mails('request.news')
    expect(sent).toHaveLength(2)
    expect(sent[0]?.to_address).toBe(typed.email)
    expect(sent[0]?.text).toContain(`https://garage.example/suivi/${await token()}`)
  })

  test('a new address closes the one before, and an erased request leaves one that says it is gone', async () => {
    const first = await token()
    await renewPage(opened.database.db, SECRET, reference)
    expect((await see(first)).status).toBe(410)
    const second = await token()
    expect(second).not.toBe(first)
    expect((await see(second)).status).toBe(200)
    const { id } = (await story()).request
    await opened.database.db.transaction().execute((trx) => forgetRequests(trx, [id], { figures: false }))
    const gone = await see(second)
    expect(gone.status).toBe(410)
    expect(gone.html).not.toContain(reference)
    expect(await opened.database.db.selectFrom('request_messages').selectAll().execute()).toEqual([])
  })

  test('a page is read for a year after the work, then no more', async () => {
    await change({ field: 'status', to: 'completed' })
    const address = await token()
    const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR)
    expect((await see(address, { now: inDays(360) })).status).toBe(200)
    expect((await see(address, { now: inDays(370) })).status).toBe(410)
  })

  test('spam has no address, until staff say that it is none', async () => {
    const address = async (held: string) => {
      const found = await requestWithStory(opened.database.db, held)
      return found && pageOf(opened.database.db, SECRET, found.request)
    }
    const held = await receive({ message: 'Cheap tires', [HONEYPOT]: 'https://example.org' })
    expect(await address(held)).toBeUndefined()
    const link = { secret: SECRET, siteUrl: 'https://garage.example' }
    await changeRequest(opened.database.db, {
      reference: held,
      seen: 1,
      change: { field: 'status', to: 'new' },
      by: owner,
      link,
    })
    const path = await address(held)
    expect(path).toMatch(/^\/suivi\//)
    expect((await mails('request.acknowledgement')).some(({ text }) => text.includes(path ?? '-'))).toBe(true)
  })

  test('a request by phone is stored once, is answered already, and has its page', async () => {
    const call = (values: Record<string, string>, key = 'one') =>
      keepPhoned(runtime(), { values, lang: 'en', reader: 'fr', key, now: NOW })
    const said = { name: 'Jo Roy', phone: '514 555-0123', vehicle_make: 'Civic 2014', service_type: 'unsure' }
    const [first, again] = [await call(said), await call(said)]
    expect(again).toEqual(first)
    const found = 'reference' in first && (await requestWithStory(opened.database.db, first.reference))
    if (!found) throw new Error('not stored')
    expect(found.request).toMatchObject({ status: 'contacted', email: '', lang: 'en' })
    expect(await pageOf(opened.database.db, SECRET, found.request)).toMatch(/^\/en\/follow\//)
    expect(await mails('request.notice')).toHaveLength(1)
    await call({ ...said, email: 'jo@example.org' }, 'two')
    expect((await mails('request.acknowledgement')).at(-1)?.to_address).toBe('jo@example.org')
    const refused = await call({ ...said, phone: '' }, 'three')
    expect(refused).toEqual({ errors: { phone: 'Ce champ est nécessaire pour vous répondre.' } })
  })

  test('neither an address nor a name is in the log', async () => {
    await change({ field: 'appointment', to: THURSDAY })
    await see(await token(), { form: cancel })
    expect(logged()).not.toContain(await token())
    expect(logged()).not.toContain(typed.name)
  })
})

test('an appointment can be changed until the garage closes on the last open day before it', () => {
  const until = changeableUntil(THURSDAY)
  expect(until && localTime(until).toPlainDate().toString()).toBe('2026-11-25')
  expect(changeableUntil('2026-12-28T15:00:00.000Z')?.getTime()).toBeLessThan(
    Date.parse('2026-12-28T05:00:00Z'),
  )
})

test('a state is read from every status, with and without a car', () => {
  const at = NOW.toISOString()
  for (const status of statuses)
    for (const car of [null, 'gone', ...carStates]) {
      const state = followState({ status, car, appointment_at: at, first_answered_at: at, read_at: at })
      expect(['done', 'closed', 'booked', ...carStates]).toContain(state)
    }
})
