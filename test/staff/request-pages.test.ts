import { describe, expect, test } from 'vitest'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { prices } from '#app/content/prices/prices.ts'
import { priceListText } from '#app/estimate/shown.ts'
import { snapshotOf } from '#app/estimate/snapshot.server.ts'
import { fieldsOf, forEachField } from '#app/requests/request.ts'
import { withKnownHours } from '../known-hours.ts'
import { apart, statesIn } from '../pages/apart.ts'
import { answerOnPage, sendEvaluation } from '../requests/evaluated.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { atInbox, mainOf, OWNER } from './at-inbox.ts'
import { addPerson, itIs, NOW } from './in-database.ts'

withKnownHours()
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

  const PAST = '2026-11-24T15:00:00.000Z'
  const known = { first_answered_at: PAST, preferred_date: null, plate: 'ABC 123' }
  /** Nothing is to be done or told. */
  const calm = { status: 'scheduled', ...known } as const
  const evaluated = (more = {}) => sendEvaluation(at as never, 'G-TEST-1', more)
  const answered = async (accepted: string[], more = {}) =>
    answerOnPage(at as never, 'G-TEST-1', await evaluated(more), accepted)
  const renewed = () => at.post({ intent: 'new-page' })
  const wrote = () => at.post({ intent: 'message', message: 'Hi' })
  const next = () => at.post({ intent: 'open' }, `${PAGE}/evaluation`)
  const reached = { reach_by: 'email', reach_hours: 'le soir', message: 'x'.repeat(161), lang: 'en' } as const
  const company = { company: 'yes', final_total: '9000', parts_handed_at: PAST, ...reached }
  const tomorrow = async () => itIs('2026-11-25T18:00Z')
  /** The row of a request, and what happens to it. */
  const states: Record<string, [Parameters<typeof storedRequest>[1], ...(() => Promise<unknown>)[]]> = {
    'one waits, and another': [{ waiting_since: PAST }, () => at.keep(2)],
    untold: [{ appointment_at: '2026-11-25T15:00:00.000Z', untold_since: PAST }],
    ready: [{ car: 'ready', untold_since: PAST, keeps_parts: 1 }],
    completed: [{ status: 'completed' }],
    lost: [{}, () => tap('archived'), () => tap('price', { intent: 'reason' })],
    spam: [{ status: 'spam', spam_reason: 'bait', spam_since: '2026-11-25T01:30:00.000Z' }],
    'evaluated without email': [{ email: '' }, () => evaluated(), renewed],
    expired: [{}, () => evaluated({ validUntil: '2026-11-24' }), next, tomorrow],
    partly: [{}, () => answered(['l2'])],
    refused: [{}, () => answered([], { fee: 50_00 })],
    company: [company, renewed, wrote, () => at.keepMail('m1')],
  }
  const said = statesIn(`
one waits, and another: Mark as answered | 1 h 00 left, by 2 p.m. | Scheduled · yours to answer | Same phone
  or same email | 1 | Visitor number 2 | Brakes · Oct 1, 2026, 8:02 a.m. · New | Next: Visitor number 2 | ▲ |
  Overdue since Oct 1 at 1 p.m. | *Reply | -Mark as completed | -Nothing else waits for the garage. |
  -Scheduled
untold: Scheduled · the customer comes tomorrow at 10 a.m. · the… | Nov 25, 2026, 10 a.m. |
  to=2026-11-25T10:00 | The customer is not coming | The appointment will be cancelled. | The customer is not
  coming | *Where the car is | The customer has not been told yet. | They know | Write to the customer | -Mark
  as completed | -to complete | -To complete before you send: [jour et heure]. | -to= | -Scheduled
ready: ▲ | Overdue by 2 h 45 | Ready · the customer does not know yet | The customer wants the replaced parts
  back. | Parts handed over | *Where the car is | *Ready | Write to the customer | Bonjour, votre auto est
  prête. Vous pouvez venir la cher… | -Mark as completed | -Scheduled
completed: *Status | Completed | *Completed | The car is back: new request | -Mark as completed | -Make the
  estimate | -Scheduled | -*Scheduled
lost: *Status | Archived | *Archived | Why was it lost? | Optional. Tap again to remove it. | *Price | Another
  garage | No answer | Not our work | Other reason | Status: Scheduled → Archived — owner@garage.example, Nov…
  | Undo | -Mark as completed | -Make the estimate | -Scheduled | -*Scheduled
spam: A field nobody sees was filled in. Erased for good on De… | *Status | Spam | This is not spam | *Spam |
  -Mark as completed | -Make the estimate | -Scheduled | -New | -*Scheduled
evaluated without email: They know | ▲ | Overdue by 45 min | Estimate to read · the customer does not know yet
  | Already written: one tap opens the message (Text). | Estimate 1, sent Nov 24, 2026, noon: it is waiting
  for t… | Estimate 1, sent Nov 24, 2026, noon: it is waiting for t… | Text them the address | Note an answer,
  replace it or withdraw it | *Where the car is | See their page | Change the link of their page | The old
  link will no longer open. Then give the customer… | -Mark as completed | -Email | -Already written: one tap
  opens the message (Email). | -Email | -Email | -Email | -Email | -Make the estimate | -This request has no
  open page. | -Make their page | -Scheduled
expired: Go on with the estimate | Scheduled · the estimate has expired, make it anew | *Estimate and invoice
  | Estimate 1, sent Nov 24, 2026, noon: its date has passed… | Estimate 1, sent Nov 24, 2026, noon: its date
  has passed… | See the estimates | -Mark as completed | -Make the estimate | -Scheduled
partly: Mark as answered | 3 h 00 left, by 4 p.m. | Accepted in part · yours to answer | *Reply | $114.98 |
  Refused, and unsafe: Regular rotors | Accepted by the customer | Brake labour | $100.00 | Total before taxes
  | $100.00 | GST (5%) | $5.00 | QST (9.975%) | $9.98 | Total accepted | $114.98 | Make a supplement | See the
  estimates | to=2026-11-26T16:00 | Bonjour, votre auto sera prête au plus tard le jeudi 26 … | -Mark as
  completed | -Make the estimate | -to= | -Scheduled
refused: Mark as answered | 3 h 00 left, by 4 p.m. | Refused · yours to answer | *Reply | Refused, and unsafe:
  Regular rotors | Everything is refused. The announced fee is due: $50.00 … | See the estimates | -Mark as
  completed | -Ready for pickup | -Ready for pickup | -Text of the reply | -text= | -Text | -WhatsApp | -Email
  | -Scheduled
company: Notice: not sent | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… | Read the whole message
  | To be reached by email (le soir) | To complete before you send: [day and time]. | to=90.00 | With taxes:
  $103.48. | The customer is a company: the law on consumers does not… | It is a person | Replaced parts
  handed over Nov 24, 2026, 10 a.m. | Not handed over | Written to the customer | Hi | owner@garage.example,
  Nov 24, 2026, 1 p.m. | See their page | Change the link of their page | The old link will no longer open.
  Then give the customer… | -514-555-0199 | -No message. | -To complete before you send: [jour et heure]. |
  -It is a company | -to= | -This request has no open page. | -Make their page
record: Preferred contact | By email | Best time | le soir | English | *Emails | 2 | Notice: not sent |
  a@garage.example | Send again | News to the customer: waiting | visitor@example.com | -French | -No email
  was sent. | -0`)
  test('says and asks in each state what that state needs, and nothing else', async () => {
    itIs(NOW)
    await addPerson(at.db, { id: 'owner', email: 'chef@garage.example' })
    /** The work, and what was sent and written down. */
    const main = async () =>
      (await at.main()).replace(/(Bonjour|Hello) Visitor[^<]*/g, '').split('What was asked')
    await at.keep(storedRequest(1, calm))
    const [plain = '', nothing = ''] = await main()
    const tables = ['jobs', 'request_links', 'contact_submissions'] as const
    for (const [name, [row, ...acts]] of Object.entries(states)) {
      for (const table of tables) await at.db.deleteFrom(table).execute()
      itIs(NOW)
      await at.keep(storedRequest(1, { ...calm, ...row }))
      for (const act of acts) await act()
      const [work = '', below = ''] = await main()
      expect(apart(work, plain), name).toBe(said.get(name))
      if (name === 'company') expect(apart(below, nothing)).toBe(said.get('record'))
    }
  })

  const answers = statesIn(`
intent=note&note=+: 400 Write the note before you add it.
intent=note&note=LONG: 400 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… | At most 4000
  characters.
intent=message: 400 *Where the car is | Write the message before you send it.
intent=appointment&to=2026-13-45T09:00: 400 *Appointment | to=2026-13-45T09:00 | There is no such date or
  time. Example: 2026-10-01 08:01… | -to=
intent=appointment&to=2026-11-29T09:00: 400 *Appointment | to=2026-11-29T09:00 | The garage is closed then
  (Sunday, November 29: Closed). | Not saved yet. To keep this time, save it again. | -to=
intent=promise&to=2026-11-24T17:01: 400 *Where the car is | to=2026-11-24T17:01 | The garage is closed then
  (Tuesday, November 24: 9 a.m. … | Not saved yet. To keep this time, save it again. | -to=
intent=total&to=100.01: 400 *Estimate and invoice | to=100.01 | Above $100.00 before taxes, the law asks for
  an accepted… | -to=
intent=assignee&to=nobody: 400 *Appointment | This person no longer has access to the requests.
intent=send-again&mail=x: 400 *Emails | Not sent again: this email has left already, or is on it…
intent=unheard: 400 *Status | Not saved: this page is older than an update. Reload it …
intent=reason&to=other&version=1: 409 *Status | Not saved: someone changed the same thing while you were… |
  You wanted: Other reason. To keep it, choose it again. | Status: Completed → Scheduled —
  owner@garage.example, No…`)
  test('says of a form that is refused why, beside what was typed, and opens its part', async () => {
    itIs(NOW)
    await at.keep(1)
    for (const to of ['completed', 'scheduled']) await tap(to)
    const plain = await at.main()
    for (const form of answers.keys()) {
      const fields = new URLSearchParams(`version=3&${form.replace('LONG', 'x'.repeat(4_001))}`)
      const { status, html } = await at.post(Object.fromEntries(fields))
      expect(`${status} ${apart(mainOf(html), plain)}`).toBe(answers.get(form))
    }
    expect((await at.post({ intent: 'note', note: '<b>'.padEnd(4_000, 'x') })).status).toBe(302)
    expect(await at.html()).toContain('&lt;b&gt;xx')
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

  test('gives files that are named by the day of the garage', async () => {
    // In UTC it is the 25th already.
    itIs('2026-11-25T01:30:00.000Z')
    await at.keep(1)
    for (const [address, name] of [
      ['/admin/requests.csv', 'requests-2026-11-24.csv'],
      ['/admin/privacy/export?q=visitor@example.com', 'personal-information-2026-11-24.json'],
    ] as const) {
      const { headers } = await at.owner.get(address)
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    }
  })

  test('says by a tap why it was lost, takes it back by another, and tells both', async () => {
    await at.keep(1)
    await tap('archived')
    for (const reason of ['price', 'nonsense', 'unsaid']) await tap(reason, { intent: 'reason' })
    expect(await at.words()).toMatch(/Reason: Price → No reason given.*Reason: No reason given → Price/s)
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
