import { describe, expect, test, vi } from 'vitest'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { prices } from '#app/content/prices/prices.ts'
import { priceListText } from '#app/estimate/shown.ts'
import { snapshotOf } from '#app/estimate/snapshot.server.ts'
import { fieldsOf, forEachField } from '#app/requests/request.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { atInbox, OWNER } from './at-inbox.ts'

const at = atInbox()
const PAGE = '/admin/requests/G-TEST-1'
const tap = async (to: string, more: Record<string, string> = {}) =>
  at.post({ intent: 'status', to, version: `${(await at.request()).version}`, ...more })

describe('The page of a request', () => {
  test('shows everything that was sent, as text', async () => {
    const reach = { phone: '(514) 555-0123', reach_by: 'text', reach_hours: 'le <s>soir' } as const
    const typed = { name: '<i>Élise</i>', message: 'Ça <b>grince</b>\nle matin', plate: 'ABC <u>123' }
    await at.keep(storedRequest(1, { ...reach, ...typed, keeps_parts: 1 }))
    const shown = await at.main()
    for (const words of ['i&gt;Élise', 'b&gt;grince&lt;/b&gt;\nle matin', 'u&gt;123', 's&gt;soir'])
      expect(shown).toContain(`&lt;${words}`)
    for (const way of ['tel:+', 'sms:+', 'https://wa.me/']) expect(shown).toContain(`${way}15145550123`)
    expect(shown).toContain('mailto:visitor@example.com?subject=Votre%20demande%20G-TEST-1')
    expect(shown).toContain('Nothing else waits for the garage.')
    const sheet = await at.words(`${PAGE}/work-order`)
    expect(sheet).toContain('Site en préparation')
    expect(await at.words('/admin/requests/G-TEST-99/work-order')).toContain('Page introuvable')
    const law = [
      'Nature de la réparation',
      'Neuve, usagée, réusinée ou remise à neuf',
      'Date de l’évaluation',
    ]
    const theirs = ['7971 15e Avenue', 'Adresse', 'Mazda', '2016', 'Freins', 'Par texto, le']
    for (const words of ['Évaluation écrite et bon de travail', ...law, 'Valable jusqu’au', ...theirs])
      expect(sheet).toContain(words)
    expect(sheet).toMatch(/Prix total[\s\S]+Total price/)
  })

  test('has every text of the form on the sheet for the workshop', async () => {
    const typed = forEachField('text', (name) => `typed ${name}`)
    await at.keep(storedRequest(1, typed))
    const sheet = await at.words(`${PAGE}/work-order`)
    expect(sheet).toMatch(/Pièces remplacées à remettre Replaced parts to hand over\s+Pour toute/)
    expect(fieldsOf('text').filter((name) => !sheet.includes(`typed ${name}`))).toEqual([])
  })

  test('changes the status by one tap, undoes it by another, and names both', async () => {
    const before = { status: 'contacted', first_answered_at: '2026-11-02T15:00:00.000Z' } as const
    await at.keep(storedRequest(1, before))
    expect(await tap('new')).toMatchObject({ status: 302, to: PAGE })
    const page = await at.main()
    expect(page).toContain('Status: Contacted → New')
    expect(page).toContain(OWNER)
    // The form beside the last change, as a browser sends it.
    const form = page.split('<form').find((part) => part.includes('>Undo</button>')) ?? ''
    const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
    const fields = hidden.map(([, name = '', value = '']): [string, string] => [name, value])
    await at.post([...fields, ['to', /value="(\w+)"[^>]*>Undo</.exec(form)?.[1] ?? '']])
    expect(await at.request()).toMatchObject({ ...before, version: 3 })
    await tap('nonsense')
    expect((await at.request()).status).toBe('contacted')
  })

  test('keeps a note, and refuses an empty or too long one, and no moment, beside its field', async () => {
    await at.keep(1)
    const note = (text: string) => at.post({ intent: 'note', note: text })
    expect((await note('Rappeler <b>mardi</b>')).status).toBe(302)
    expect(await at.html()).toContain('Rappeler &lt;b&gt;mardi&lt;/b&gt;')
    expect((await note('x'.repeat(4_000))).status).toBe(302)
    const [empty, long] = [await note('  '), await note('x'.repeat(4_001))]
    expect([empty.status, long.status]).toEqual([400, 400])
    expect(empty.words).toContain('Write the note before you add it.')
    expect(long.html).toContain('x'.repeat(4_001))
    const never = await tap('2026-13-45T09:00', { intent: 'appointment' })
    expect([never.status, never.words]).toEqual([400, expect.stringContaining('no such date or time.')])
  })

  test('corrects who it is from: its page gets a new address, a new e-mail the one mail, and it is found anew', async () => {
    await at.keep(storedRequest(1, { plate: 'ABC 123' }))
    await at.keepMail('given-up', { to_address: 'visitor@example.com' })
    const { name, phone, vehicle_make } = await at.request()
    const typed = { intent: 'correct', name, phone, vehicle_make, vehicle_model: '3', vehicle_year: '2016' }
    const wrong = await at.post({ ...typed, email: 'zoe@example', plate: 'Y34KLM' })
    expect(wrong.status).toBe(400)
    expect(wrong.html).toContain('value="zoe@example"')
    expect((await at.request()).plate).toBe('ABC 123')
    await at.post({ ...typed, email: 'zoe@example.org', plate: 'y34-klm' })
    expect(await at.request()).toMatchObject({ email: 'zoe@example.org', plate: 'Y34-KLM', version: 3 })
    expect(await at.words()).toContain('Email: visitor@example.com → zoe@example.org')
    const mails = (await at.rows('jobs')).filter(({ request_id }) => request_id)
    expect(mails).toMatchObject([{ mail: 'request.news', to_address: 'zoe@example.org' }])
    expect(mails[0]?.text).not.toMatch(/5 octobre|vous répond|au plus tard/)
    expect(await at.rows('request_links')).toHaveLength(1)
    for (const search of ['Y34KLM', 'y34 klm', 'Y 34 KLM', 'zoe@example.org'])
      expect(await at.words(`/admin?q=${encodeURIComponent(search)}`), search).toContain(name)
    expect(await at.words('/admin?q=ABC123')).toContain('No request matches')
  })

  test('says why it is suspected spam and on which day of the garage that is erased', async () => {
    // In UTC it is the 25th already.
    const spam_since = '2026-11-25T01:30:00.000Z'
    vi.useFakeTimers({ now: new Date(spam_since), toFake: ['Date'] })
    await at.keep(storedRequest(1, { status: 'spam', spam_reason: 'bait', spam_since }))
    const shown = await at.words()
    expect(shown).toMatch(/A field nobody sees was filled in\.[\s\S]*Erased for good on Dec 24, 2026\./)
    expect(shown).toContain('This is not spam')
    await tap('new')
    expect(await at.request()).toMatchObject({ status: 'new', spam_since: null })
    expect(await at.words('/admin')).toContain('G-TEST-1')
    for (const [address, name] of [
      ['/admin/requests.csv', 'requests-2026-11-24.csv'],
      ['/admin/privacy/export?q=visitor@example.com', 'personal-information-2026-11-24.json'],
    ] as const) {
      const { headers } = await at.owner.get(address)
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    }
  })

  test('asks why it was lost; a tap says it, another takes it back, and the history shows both', async () => {
    await at.keep(1)
    const asked = 'Why was it lost?</legend>'
    expect(await at.html()).not.toContain(asked)
    await tap('archived')
    expect(await at.html()).toContain(asked)
    for (const reason of ['price', 'nonsense']) await tap(reason, { intent: 'reason' })
    const page = await at.main()
    expect(page).toMatch(/<button[^>]*aria-pressed="true"[^>]*>Price</)
    expect(page).toContain('Reason: No reason given → Price')
    await tap('unsaid', { intent: 'reason' })
    expect(await at.words()).toContain('Reason: Price → No reason given')
    await tap('scheduled')
    expect((await tap('other', { intent: 'reason' })).words).toMatch(/Not saved: someone.+ Status: Arch/)
  })
})

describe('The price that the customer saw online', () => {
  const { unitToConfirm: _, ...balancing18 } = prices.balancing18
  const before = { ...bundledFacts, prices: { ...prices, balancing18: { ...balancing18, amount: 65 } } }
  /** `until`: as where the garage promises that its prices hold. */
  const seen = (facts: Facts, then: Date, until: string) => ({
    ...snapshotOf(packageOf('tireFitting'), { wheels: '18', supplement: 'yes' }, facts, then),
    until,
  })
  /** An estimate seen a month ago, when one row cost less and the garage had said what it is for. */
  const then = seen(before, new Date('2026-10-01T12:00:00Z'), '2026-10-31')
  const now = seen(bundledFacts, new Date(), '2099-12-31')

  test('stands as it was seen, with today’s price beside it, in the inbox, the file and on paper', async () => {
    const estimates = [then, now, { ...now, answers: { wheels: '22' } }]
    for (const [index, estimate] of estimates.entries())
      await at.keep(storedRequest(index + 1, { form_type: 'estimate', estimate: JSON.stringify(estimate) }))
    await at.keep(4)
    const request = await at.words()
    for (const sum of ['$65.00', '4\u00a0× $10.00', '$40.00', '$105.00', '$5.25', '$10.47', '$120.72'])
      expect(request).toContain(sum)
    expect(request).toMatch(/Today’s price for the same answers: (?:at least )?\$110\.00/)
    expect(request).toMatch(/Held until October\s+31,\s+2026\./)
    expect(request).toContain(priceListText(then, 'en'))
    const second = await at.words('/admin/requests/G-TEST-2')
    expect(second).toContain('The price has not changed.')
    expect(second).toMatch(/Next: Visitor number 3[\s\S]+Holds until/)
    expect(await at.words('/admin/requests/G-TEST-3')).toContain('This job is no longer offered.')
    expect(await at.words('/admin/requests/G-TEST-4')).not.toContain('Price the customer saw online')
    const inbox = await at.words('/admin')
    for (const sum of ['Before taxes: $105.00', 'Total, taxes included: $120.72'])
      expect(inbox).toContain(sum)
    const surcharge = 'Installation surcharge (4\u00a0× $10.00): $40.00'
    expect(await at.html('/admin/requests.csv')).toContain(surcharge)
    const sheet = await at.words(`${PAGE}/work-order`)
    expect(sheet).toContain('Pose et équilibrage, 18\u00a0po')
    expect(sheet).toContain('Avant taxes 105,00\u00a0$')
    expect(sheet).toMatch(/Tenait jusqu’au 31\s+octobre\s+2026\./)
    expect(await at.words('/admin/requests/G-TEST-4/work-order')).not.toContain('Vu en ligne par le client')
  })
})
