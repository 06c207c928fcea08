import { describe, expect, test } from 'vitest'
import { siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

describe.each(engines)('Requests in the staff area on $name', ({ open }) => {
  const fixture = siteWithOwnerForEach(open)

  const page = async (address: string, by = fixture.owner) => (await by.get(address)).text()
  const stored = (reference: string) =>
    fixture.database.db
      .selectFrom('contact_submissions')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()

  test('the address says what is shown, without scripts', async () => {
    await keep(
      fixture.database.db,
      storedRequest(1, { name: 'Élise Gagné' }),
      storedRequest(2, { name: 'Marc Côté', service_type: 'pneus', status: 'contacted', read_at: 'x' }),
      storedRequest(3, { name: 'Honey', status: 'spam', spam_since: 'x' }),
    )
    const all = await page('/admin')
    expect(all).toMatch(/All(?:<!-- -->)? <span class="figure">2</)
    expect(all).toMatch(/Contacted(?:<!-- -->)? <span class="figure">1</)
    expect(all).toMatch(/Spam(?:<!-- -->)? <span class="figure">1</)
    expect(all).toContain('Overdue since Oct')
    expect(all.match(/● (<!-- -->)?(<span[^>]*>)?Unread/g)).toHaveLength(1)
    const searched = await page('/admin?status=&q=gagne&type=&service=&period=&only=&sort=newest')
    expect(searched).toContain('Élise Gagné')
    expect(searched).not.toContain('Marc Côté')
    expect(searched).toContain('1 request<')
    expect(await page('/admin?service=pneus')).not.toContain('Élise Gagné')
    const none = await page('/admin?q=nobody')
    expect(none).toContain('No request matches.')
    expect(none).toContain('value="nobody"')
    expect(await page('/admin?q=gagne')).toContain('href="/admin?status=new&amp;q=gagne"')
  })

  test('the order chosen last is kept on the device, and the newest come first until then', async () => {
    await keep(
      fixture.database.db,
      storedRequest(1, { name: 'Waits' }),
      storedRequest(2, { name: 'Was Answered', status: 'contacted', first_answered_at: 'x' }),
    )
    const first = (html: string) => html.match(/(Waits|Was Answered)<\/a>/)?.[1]
    expect(first(await page('/admin'))).toBe('Was Answered')
    const chosen = await fixture.owner.get('/admin?sort=due')
    expect(first(await chosen.text())).toBe('Waits')
    expect(chosen.headers.get('set-cookie')).toContain('garage-order=due')
    expect(first(await page('/admin'))).toBe('Waits')
    expect(first(await page('/admin?sort=newest'))).toBe('Was Answered')
    expect(first(await page('/admin'))).toBe('Was Answered')
  })

  test('a request shows everything that was sent', async () => {
    await keep(
      fixture.database.db,
      storedRequest(1, {
        name: '<i>Élise</i>',
        phone: '(514) 555-0123',
        message: 'Ça grince\nle matin',
        plate: 'ABC 123',
        keeps_parts: 1,
        reach_hours: 'le soir',
      }),
    )
    const shown = await page('/admin/requests/G-TEST-1')
    for (const words of [
      '&lt;i&gt;Élise',
      'Ça grince\nle matin',
      'ABC 123',
      'le soir',
      'tel:+15145550123',
      'sms:+15145550123',
      'https://wa.me/15145550123',
      'mailto:visitor@example.com?subject=Votre%20demande%20G-TEST-1',
    ]) {
      expect(shown).toContain(words)
    }
    const left = await fixture.owner.post('/admin/requests/G-TEST-1', { intent: 'unread' })
    expect(left.headers.get('location')).toBe('/admin')
    expect((await fixture.owner.get('/admin/requests/G-NONE-22')).status).toBe(404)
  })

  test('a status changes by one tap, is undone by another, and the page confirms both', async () => {
    await keep(fixture.database.db, storedRequest(1))
    const tap = (to: string, version: number) =>
      fixture.owner.post('/admin/requests/G-TEST-1', { intent: 'status', to, version: `${version}` })
    const response = await tap('contacted', 1)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/admin/requests/G-TEST-1')
    const shown = await page('/admin/requests/G-TEST-1')
    expect(shown).toContain('Status: New → Contacted')
    expect(shown).toContain('owner@garage.example')
    expect(shown).toMatch(/value="new"[^>]*>Undo</)
    await tap('new', 2)
    expect(await stored('G-TEST-1')).toMatchObject({ status: 'new', first_answered_at: null, version: 3 })
    await tap('nonsense', 3)
    expect((await stored('G-TEST-1')).status).toBe('new')
  })

  test('two people on one request: the later is shown the other’s change and keeps their own', async () => {
    await keep(fixture.database.db, storedRequest(1))
    const request = { intent: 'appointment', version: '1' }
    await fixture.owner.post('/admin/requests/G-TEST-1', { ...request, to: '2026-12-01T10:30' })
    expect((await stored('G-TEST-1')).appointment_at).toBe('2026-12-01T15:30:00.000Z')
    const late = await fixture.owner.post('/admin/requests/G-TEST-1', { ...request, to: '2026-12-02T09:00' })
    expect(late.status).toBe(409)
    const shown = await late.text()
    expect(shown).toContain('Not saved: someone changed the same thing')
    expect(shown).toContain('Appointment: none → Dec 1, 2026')
    expect(shown).toContain('value="2026-12-02T09:00"')
    expect((await stored('G-TEST-1')).appointment_at).toBe('2026-12-01T15:30:00.000Z')
    const again = { intent: 'appointment', version: '2', to: '2026-12-02T09:00' }
    expect((await fixture.owner.post('/admin/requests/G-TEST-1', again)).status).toBe(302)
    expect((await stored('G-TEST-1')).appointment_at).toBe('2026-12-02T14:00:00.000Z')
    const wrong = await fixture.owner.post('/admin/requests/G-TEST-1', { ...again, to: '2026-13-45T09:00' })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('There is no such date or time.')
  })

  test('notes are kept, an empty one is refused beside its field', async () => {
    await keep(fixture.database.db, storedRequest(1))
    const note = (text: string) =>
      fixture.owner.post('/admin/requests/G-TEST-1', { intent: 'note', note: text })
    expect((await note('Rappeler <b>mardi</b>')).status).toBe(302)
    expect(await page('/admin/requests/G-TEST-1')).toContain('Rappeler &lt;b&gt;mardi&lt;/b&gt;')
    const empty = await note('  ')
    expect(empty.status).toBe(400)
    expect(await empty.text()).toContain('Write the note before you add it.')
    const long = await note('x'.repeat(4_001))
    expect(long.status).toBe(400)
    expect(await long.text()).toContain('x'.repeat(4_001))
  })

  test('a mail that was given up is sent again, and only by way of its own request', async () => {
    await keep(fixture.database.db, storedRequest(1), storedRequest(2))
    await fixture.database.db
      .insertInto('jobs')
      .values({
        id: 'mail-1',
        request_id: 'id-1',
        kind: 'mail',
        mail: 'request.notice',
        created_at: '2026-10-01T12:00:00.000Z',
        due_at: '2026-10-01T12:00:00.000Z',
        lang: 'fr',
        to_address: 'a@garage.example',
        subject: '',
        html: '',
        text: '',
        message_id: 'mail-1',
        state: 'failed',
      })
      .execute()
    const again = (reference: string) =>
      fixture.owner.post(`/admin/requests/${reference}`, { intent: 'send-again', mail: 'mail-1' })
    expect(await page('/admin/requests/G-TEST-1')).toContain('Send again')
    await again('G-TEST-2')
    const state = () =>
      fixture.database.db.selectFrom('jobs').select('state').where('id', '=', 'mail-1').executeTakeFirst()
    expect((await state())?.state).toBe('failed')
    await again('G-TEST-1')
    expect((await state())?.state).not.toBe('failed')
    expect(await page('/admin/requests/G-TEST-1')).toContain('Email sent again: Notice')
  })

  test('suspected spam says why and until when, and is restored by one tap', async () => {
    await keep(
      fixture.database.db,
      storedRequest(1, { status: 'spam', spam_reason: 'bait', spam_since: '2026-11-01T12:00:00.000Z' }),
    )
    const shown = await page('/admin/requests/G-TEST-1')
    expect(shown).toContain('A field nobody sees was filled in.')
    expect(shown).toContain('Erased for good on Dec 1, 2026.')
    expect(shown).toContain('This is not spam')
    await fixture.owner.post('/admin/requests/G-TEST-1', { intent: 'status', to: 'new', version: '1' })
    expect(await stored('G-TEST-1')).toMatchObject({ status: 'new', spam_since: null })
    expect(await page('/admin')).toContain('G-TEST-1')
  })

  test('the requests of a filter go into a file that a spreadsheet opens and runs nothing of', async () => {
    await keep(
      fixture.database.db,
      storedRequest(1, {
        name: '=HYPERLINK("x")',
        message: 'Bonjour, "vite"\nmerci',
        phone: '+1 514 555-0123',
      }),
      storedRequest(2, { name: 'Élise', service_type: 'pneus' }),
      storedRequest(3, { name: 'Honey', status: 'spam', spam_since: 'x' }),
    )
    const response = await fixture.owner.get('/admin/requests.csv?service=freins')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="requests-.*\.csv"$/)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).toContain(`"'+1 514 555-0123"`)
    expect(text).toContain('"Bonjour, ""vite""\nmerci"')
    expect(text).toContain('"G-TEST-1","2026-10-01 08:01","Contact","New"')
    expect(text).not.toContain('Élise')
    expect(text).not.toContain('Honey')
    const all = await page('/admin/requests.csv')
    expect(all.split('\r\n')).toHaveLength(4)
    expect(await page('/admin?service=freins')).toContain('href="/admin/requests.csv?service=freins"')
  })

  test('the work order names what a written estimate must, French first', async () => {
    await keep(
      fixture.database.db,
      storedRequest(1, {
        name: 'Élise',
        plate: 'ABC 123',
        keeps_parts: 1,
        reach_by: 'text',
        reach_hours: 'midi',
      }),
    )
    const sheet = await page('/admin/requests/G-TEST-1/work-order')
    for (const words of [
      'Évaluation écrite et bon de travail',
      '7971 15e Avenue',
      'Élise',
      'Adresse',
      'Mazda',
      '2016',
      'ABC 123',
      'Nature de la réparation',
      'Freins',
      'Neuve, usagée, réusinée ou remise à neuf',
      'Prix total',
      'Date de l’évaluation',
      'Valable jusqu’au',
      'Par texto, midi',
    ]) {
      expect(sheet).toContain(words)
    }
    expect(sheet.indexOf('Prix total')).toBeLessThan(sheet.indexOf('Total price'))
    expect((await fixture.owner.get('/admin/requests/G-NONE-22/work-order')).status).toBe(404)
  })

  test('in French, in the words of the garage', async () => {
    await keep(fixture.database.db, storedRequest(1))
    await fixture.owner.post('/login/language', { lang: 'fr', back: '/admin' })
    expect(await page('/admin?q=personne')).toContain('Aucune demande ne correspond.')
    const shown = await page('/admin/requests/G-TEST-1')
    for (const words of ['Retour à la liste', 'Confiée à', 'En retard', 'Nouvelle']) {
      expect(shown).toContain(words)
    }
  })
})
