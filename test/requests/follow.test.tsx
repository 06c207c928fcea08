import { describe, expect, test } from 'vitest'
import { forgetRequests } from '#app/personal-data/forget.server.ts'
import { WISH_LENGTH } from '#app/requests/follow/customer-acts.server.ts'
import { addressOf } from '#app/requests/follow/links.server.ts'
import { todayOf } from '#app/requests/handling/today.server.ts'
import { renewPage, tellCustomer } from '#app/requests/life/acts.server.ts'
import { carStates } from '#app/requests/life/stage.ts'
import { keepPhoned } from '#app/requests/phoned.server.ts'
import { HONEYPOT } from '#app/requests/request.ts'
import { followedToken } from '#app/site-map.ts'
import { pathField } from '#platform/log.ts'
import { withKnownHours } from '../known-hours.ts'
import { linkKey, NOW, owner } from './evaluated.ts'
import { followedPageForEach } from './followed-page.tsx'
import { typed } from './stored-request.ts'

const THURSDAY = '2026-11-26T15:00:00.000Z'
/** When the garage closes on the last open day before. */
const WEDNESDAY = new Date('2026-11-25T22:00:00.000Z')

withKnownHours()

describe('The page of a request', () => {
  const page = followedPageForEach()
  const mails: typeof page.mails = (kind) => page.mails(kind)
  const story: typeof page.story = (of) => page.story(of)
  const change: typeof page.change = (wanted, of) => page.change(wanted, of)
  const token: typeof page.token = (of) => page.token(of)
  const see: typeof page.see = (address, how) => page.see(address, how)
  const cancel = { act: 'cancel', seen: THURSDAY, id: 'tap' }
  const booked = async () => {
    await change({ field: 'appointment', to: THURSDAY })
    return token()
  }

  test('is led to by the mail that confirms the request, and not by the notice to the garage', async () => {
    const confirmation = page.leaving((await mails('request.acknowledgement'))[0])
    const [notice] = await mails('request.notice')
    const address =
      /https:\/\/garage\.example(\/suivi\/[a-z2-7]{26})/.exec(confirmation?.text ?? '')?.[1] ?? ''
    expect(confirmation?.html).toContain(address)
    expect(notice?.text).not.toContain('/suivi/')
    const { status, html } = await see(followedToken(address) ?? '')
    expect(status).toBe(200)
    expect(html).toContain(page.reference)
    expect(html).toContain('Reçue')
    const late = await see(followedToken(address) ?? '', { now: new Date('2099-01-05') })
    expect(late.html).toContain('Notre réponse est en retard. Appelez-nous.')
  })

  test('is kept by nobody, listed nowhere, told to no other site; the database and the log hold no address', async () => {
    const address = await booked()
    const { headers } = await see(address)
    expect(headers).toEqual({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'strict-origin',
      'X-Robots-Tag': 'noindex',
    })
    expect(pathField(`/suivi/${address}`)).toBe('/suivi/…')
    const links = await page.db.selectFrom('request_links').selectAll().execute()
    expect(links).toHaveLength(1)
    for (const kept of [links, await mails('request.acknowledgement')])
      expect(JSON.stringify(kept)).not.toContain(address)
    expect(
      await addressOf(page.db, { ...linkKey, secret: 'another secret' }, (await story()).request),
    ).toBeUndefined()
    await see(address, { form: cancel })
    expect(page.logged()).toContain('cancelled')
    for (const secret of [address, typed.name]) expect(page.logged()).not.toContain(secret)
  })

  test('is found by nobody who guesses, and guessing is slowed down', async () => {
    const from = '198.51.100.9'
    const guess = async () => (await see('a'.repeat(26), { from })).status
    for (let guesses = 0; guesses < 30; guesses += 1) expect(await guess()).toBe(404)
    expect(await guess()).toBe(429)
    expect((await see(await token(), { from })).status).toBe(200)
  })

  test('shows nothing that staff noted for themselves, nor who they are', async () => {
    const note = { id: 'n', at: NOW.toISOString(), by_user: owner.id, by_name: owner.email }
    const { id: request_id } = (await story()).request
    await page.db
      .insertInto('request_notes')
      .values({ ...note, request_id, text: 'Il paie toujours en retard' })
      .execute()
    await change({ field: 'assignee', to: owner.id })
    const { html } = await see(await token())
    expect(html).not.toContain('en retard')
    expect(html).not.toContain(owner.email)
  })

  test('leaves no trace of what was taken back', async () => {
    for (const to of [...carStates, 'arrived'] as const) await change({ field: 'car', to })
    const { html } = await see(await token())
    expect(html).toContain('Au garage')
    expect(html).not.toContain('value="cancel"')
    const [, told] = html.split('Ce qui s’est passé')
    for (const gone of ['Examinée', 'En travaux', 'Attend une pièce', 'Prête'])
      expect(told).not.toContain(gone)
    for (const to of [THURSDAY, WEDNESDAY.toISOString()]) await change({ field: 'appointment', to })
    expect((await see(await token())).html).not.toContain('Réponse donnée')
  })

  test('tells a promise with its hour, that it has passed, and no more once the car is ready', async () => {
    await change({ field: 'car', to: 'working' })
    await change({ field: 'promise', to: THURSDAY })
    const address = await token()
    const at = async (now: Date) => (await see(address, { now })).html
    expect(await at(new Date(THURSDAY))).toMatch(/Prête au plus tard.*jeudi.26.novembre,.10.h/)
    expect(await at(new Date(THURSDAY))).not.toContain('L’heure promise est passée')
    const after = new Date(Date.parse(THURSDAY) + 1)
    expect(await at(after)).toContain('L’heure promise est passée')
    await change({ field: 'car', to: null })
    expect(await at(after)).not.toContain('L’heure promise est passée')
    await change({ field: 'car', to: 'ready' })
    expect(await at(NOW)).not.toContain('Prête au plus tard')
  })

  test('tells no promise that is before its appointment, nor of a car that does not come', async () => {
    const address = await booked()
    await change({ field: 'promise', to: '2026-11-26T21:00:00.000Z' })
    const tells = async () => (await see(address)).html.includes('Prête au plus tard')
    expect(await tells()).toBe(true)
    for (const to of ['2026-11-27T15:00:00.000Z', null]) {
      await change({ field: 'appointment', to })
      expect(await tells()).toBe(false)
    }
  })

  test('changes nothing by being opened; a cancellation counts once, tells the garage once, and waits for it', async () => {
    const address = await booked()
    const before = await story()
    const opened = await see(address, { query: 'act=cancel&did=cancelled' })
    expect(opened.html).not.toContain('est prévenu')
    expect(await story()).toEqual(before)
    const both = await Promise.all([see(address, { form: cancel }), see(address, { form: cancel })])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    const { request, history } = await story()
    expect(request).toMatchObject({
      ...{ appointment_at: null, waiting_since: NOW.toISOString() },
      // They know of it themselves.
      untold_since: null,
    })
    expect(history.filter(({ by_name }) => by_name === '')).toHaveLength(1)
    expect((await see(address, { query: 'did=cancelled' })).html).toMatch(/Rendez-vous annulé.*est prévenu/)
    expect((await see(address, { query: 'did=asked' })).html).not.toContain('C’est envoyé')
    expect(await mails('request.change')).toHaveLength(1)
  })

  test('takes a wish once, and the appointment stands until the garage confirms', async () => {
    const address = await booked()
    const form = { act: 'ask', seen: THURSDAY, id: 'tap', wish: 'x'.repeat(WISH_LENGTH) }
    const isOffered = async (now: Date) => (await see(address, { now })).html.includes('value="cancel"')
    const late = new Date(WEDNESDAY.getTime() + 1)
    expect([await isOffered(WEDNESDAY), await isOffered(late)]).toEqual([true, false])
    for (const _ of ['tap', 'tap']) expect((await see(address, { form, now: WEDNESDAY })).status).toBe(303)
    const { request, notes } = await story()
    expect(request.appointment_at).toBe(THURSDAY)
    expect(notes.map(({ text }) => text)).toEqual([form.wish])
    const [mail, ...more] = await mails('request.change')
    expect(more).toEqual([])
    for (const words of ['jeudi', form.wish]) expect(mail?.text).toContain(words)
    expect(mail?.to_address).toBe(owner.email)
    expect((await see(address)).html).toMatch(/Autre moment demandé.*Réponse du garage.*<q[^>]*>x{500}/)
    const missed = await see(address, { now: new Date('2026-11-26T16:00:00.000Z') })
    expect(missed.html).not.toContain('votre rendez-vous tient')
    // The same words about another hour are another wish.
    const friday = '2026-11-27T15:00:00.000Z'
    await change({ field: 'appointment', to: friday })
    await see(address, { form: { ...form, seen: friday, id: 'another' } })
    expect((await story()).notes).toHaveLength(2)
    await page.take(tellCustomer('Apportez la clé', NOW.toISOString()))
    expect((await story()).request.waiting_since).not.toBeNull()
    expect(await mails('request.change')).toHaveLength(2)
  })

  test('keeps what was typed where it is refused: nothing, too much, too late, another appointment, too often', async () => {
    const address = await booked()
    const ask = async (wish: string, more = {}) =>
      (await see(address, { form: { act: 'ask', seen: THURSDAY, wish }, ...more })).html
    expect(await ask(' ')).toContain('Écrivez le moment')
    const long = 'x'.repeat(WISH_LENGTH + 1)
    const refused = await see(address, { form: { act: 'ask', seen: THURSDAY, wish: long } })
    expect(refused.status).toBe(400)
    expect(refused.html).toContain(long)
    expect(await ask('Plus tard', { now: new Date(WEDNESDAY.getTime() + 1) })).toContain('trop tard')
    await change({ field: 'appointment', to: '2026-11-27T15:00:00.000Z' })
    expect(await ask('Plus tard')).toContain('entre-temps')
    expect((await see(address, { form: cancel })).html).toContain('entre-temps')
    expect(await ask('Encore')).toContain('entre-temps')
    expect(await ask('Encore')).toContain('Trop d’envois')
    expect(await mails('request.change')).toEqual([])
  })

  test('takes no act once the work is over', async () => {
    const address = await booked()
    for (const to of ['completed', 'archived'] as const) {
      await change({ field: 'status', to })
      expect((await see(address, { form: cancel })).html, to).toContain('trop tard')
    }
    expect((await story()).request.appointment_at).toBe(THURSDAY)
  })

  test('and a mail hold what staff tell, the latest first, with the address', async () => {
    for (const text of ['La pièce arrive demain.', '<b>Elle est là.</b>']) await page.take(tellCustomer(text))
    const { html } = await see(await token())
    expect(html).toContain('&lt;b&gt;Elle est là.&lt;/b&gt;')
    expect(html.indexOf('Elle est là.')).toBeLessThan(html.indexOf('La pièce arrive demain.'))
    const sent = await mails('request.news')
    expect(sent).toHaveLength(2)
    expect(sent[0]?.to_address).toBe(typed.email)
    expect(page.leaving(sent[0])?.text).toContain(`https://garage.example/suivi/${await token()}`)
    const { request } = await story()
    expect(request).toMatchObject({ status: 'contacted', first_answered_at: expect.any(String) })
    expect((await todayOf(page.db, new Date('2026-12-24T17:00:00Z'))).overdue).toEqual([])
  })

  test('is closed by a new address, and an erased request leaves one that says it is gone', async () => {
    const first = await token()
    await Promise.all([1, 2, 3].map(() => page.take(renewPage)))
    expect((await see(first)).status).toBe(410)
    const open = page.db.selectFrom('request_links').selectAll().where('revoked_at', 'is', null)
    expect(await open.execute()).toHaveLength(1)
    const second = await token()
    expect((await see(second)).status).toBe(200)
    const { id } = (await story()).request
    await page.db.transaction().execute((trx) => forgetRequests(trx, [id], { figures: false }))
    const gone = await see(second)
    expect(gone.status).toBe(410)
    expect(gone.html).not.toContain(page.reference)
    expect(await page.db.selectFrom('request_messages').selectAll().execute()).toEqual([])
  })

  test('is read for a year after the work, then no more, and never as spam', async () => {
    const address = await token()
    await change({ field: 'status', to: 'completed' })
    await page.db.updateTable('request_history').set({ at: NOW.toISOString() }).execute()
    const last = new Date('2027-11-24T17:00:00Z')
    expect((await see(address, { now: last })).status).toBe(200)
    expect((await see(address, { now: new Date(last.getTime() + 1) })).status).toBe(410)
    await change({ field: 'status', to: 'archived' })
    expect((await see(address, { now: last })).status).toBe(200)
    expect((await see(address, { now: new Date(last.getTime() + 1) })).status).toBe(410)
    await change({ field: 'status', to: 'spam' })
    expect((await see(address)).status).toBe(410)
    const held = await page.receive({ message: 'Cheap tires', [HONEYPOT]: 'x' })
    expect(await addressOf(page.db, linkKey, (await story(held)).request)).toBeUndefined()
  })

  test('is the one that a mail leads to, also where its address was renewed while it was held as spam', async () => {
    const [restored, sentAgain] = [
      await page.receive({ name: 'Ada', [HONEYPOT]: 'x' }),
      await page.receive({ name: 'Jo', [HONEYPOT]: 'x' }),
    ]
    for (const held of [restored, sentAgain])
      for (const _ of ['once', 'twice']) await page.take(renewPage, held)
    await change({ field: 'status', to: 'new' }, restored)
    expect(await page.receive({ name: 'Jo' })).toBe(sentAgain)
    expect(await mails('request.acknowledgement')).toHaveLength(3)
    for (const mail of await mails('request.acknowledgement')) {
      const text = page.leaving(mail)?.text ?? ''
      const address = followedToken(/\/suivi\/[a-z2-7]{26}/.exec(text)?.[0] ?? '') ?? ''
      expect((await see(address)).status).toBe(200)
    }
  })

  test('of a request by phone is there like any other: stored once, answered already', async () => {
    const call = (values: Record<string, string>, key = 'one') =>
      keepPhoned(page.desk, { values, lang: 'en', reader: 'fr', key, now: NOW })
    const said = { name: 'Jo Roy', phone: '514 555-0123', email: ' ', service_type: 'unsure' }
    const [first, again] = [await call(said), await call(said)]
    expect(again).toEqual(first)
    const { request } = await story('reference' in first ? first.reference : '')
    const at = NOW.toISOString()
    expect(request).toMatchObject({
      status: 'contacted',
      email: '',
      lang: 'en',
      first_answered_at: at,
    })
    expect(await addressOf(page.db, linkKey, request)).toContain('/en/follow/')
    const { html } = await see(await token(request.reference), { lang: 'en' })
    expect(html).not.toContain('Answered')
    expect(await mails('request.notice')).toHaveLength(1)
    await call({ ...said, email: 'jo@example.org' }, 'two')
    const text = expect.not.stringMatching(/will answer by|reads your request/)
    expect(await mails('request.news')).toMatchObject([{ to_address: 'jo@example.org', text }])
    const refused = await call({ ...said, phone: '' }, 'three')
    expect(refused).toEqual({ errors: { phone: 'Ce champ est nécessaire pour vous répondre.' } })
  })
})
