import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { apiOf } from '#server/api.ts'
import { siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { knownFacts } from '../known-hours.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

describe.each(engines)('Today in the staff area on $name', ({ open }) => {
  const fixture = siteWithOwnerForEach(open)
  beforeEach(async () => {
    // Tuesday, 13:00 in Montreal; the garage is open.
    vi.useFakeTimers({ now: new Date('2026-11-24T18:00:00Z'), toFake: ['Date'] })
    apiOf(fixture.site.build).setFacts(knownFacts)
  })
  afterEach(() => {
    vi.useRealTimers()
    apiOf(fixture.site.build).setFacts(bundledFacts)
  })

  const page = async (address: string) => (await fixture.owner.get(address)).text()
  /** The HTML of the page's main content, without the data for its scripts. */
  const shown = (html: string) =>
    html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<!-- -->/g, '')

  test('says that nobody waits, here and above the list', async () => {
    await keep(
      fixture.database.db,
      storedRequest(1, { status: 'completed', read_at: '2026-11-24T12:00:00.000Z' }),
    )
    const today = await page('/admin/today')
    expect(today).toContain('Nothing overdue. Nobody is waiting for an answer')
    expect(today.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(await page('/admin')).toContain('Nothing overdue. Nobody is waiting for an answer')
  })

  test('shows what needs someone, the most pressing first', async () => {
    const at = (time: string) => `2026-11-${time}:00.000Z`
    await keep(
      fixture.database.db,
      storedRequest(1, { name: 'Due At Two', created_at: at('24T15:00') }),
      storedRequest(2, { name: 'Late Since Noon', created_at: at('24T13:30'), message: 'Ça grince' }),
      storedRequest(3, { name: 'Due Tomorrow', created_at: at('24T21:30') }),
      storedRequest(4, { name: 'Wished For Monday', status: 'contacted', preferred_date: '2026-11-23' }),
      storedRequest(5, { name: 'Wished For Friday', status: 'contacted', preferred_date: '2026-11-27' }),
      storedRequest(6, { name: 'Comes At Four', status: 'scheduled', appointment_at: at('24T21:00') }),
      storedRequest(7, { name: 'Came Yesterday', status: 'scheduled', appointment_at: at('23T15:00') }),
      storedRequest(8, { name: 'Was Completed', status: 'completed', appointment_at: at('23T15:00') }),
      storedRequest(9, { name: 'Comes On Thursday', status: 'scheduled', appointment_at: at('26T15:00') }),
      storedRequest(10, { name: 'Spam Today', status: 'spam', appointment_at: at('24T15:00') }),
    )
    const today = shown(await page('/admin/today'))
    const inOrder = [
      'Late Since Noon',
      'Ça grince',
      'Overdue by',
      'Answers due',
      'Due At Two',
      'Due Tomorrow',
      'Appointments today',
      'Comes At Four',
      '4\u00a0p.m.',
      'To call again',
      'Wished For Monday',
      'Past appointments',
      'Came Yesterday',
    ]
    const sections = today.slice(today.indexOf('<h2'))
    const places = inOrder.map((words) => sections.indexOf(words))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
    for (const name of ['Friday', 'Was Completed', 'Thursday', 'Spam Today'])
      expect(today).not.toContain(name)
    const list = await page('/admin')
    const head = '1 overdue. 2 answers due, the first today at 2\u00a0p.m. 1 appointment, 1 to call again'
    expect(list).toContain(head)
    expect(today).toContain(head)
    expect(list).toMatch(/▲[^<]*<\/span>Overdue by \d+ min/)
    expect(list).toContain('href="tel:+15145550199"')
  })

  test('shows mails that were given up, while their request is somebody’s to do', async () => {
    await keep(
      fixture.database.db,
      storedRequest(1, { name: 'Open' }),
      storedRequest(2, { status: 'archived' }),
    )
    const mail = {
      kind: 'mail' as const,
      mail: 'request.acknowledgement',
      created_at: '2026-11-20T12:00:00.000Z',
      due_at: '2026-11-20T12:00:00.000Z',
      lang: 'fr' as const,
      to_address: 'nobody@example.org',
      subject: '',
      html: '',
      text: '',
    }
    const { db } = fixture.database
    for (const id of ['id-1', 'id-2'])
      await db
        .insertInto('jobs')
        .values({ ...mail, id: `m-${id}`, message_id: id, request_id: id, state: 'failed' })
        .execute()
    const today = shown(await page('/admin/today'))
    expect(today).toContain('Emails not sent')
    expect(today.match(/Receipt: not sent/g)).toHaveLength(1)
    await db.updateTable('jobs').set({ state: 'sent' }).execute()
    expect(shown(await page('/admin/today'))).not.toContain('Emails not sent')
  })

  test('shows twenty of a kind and leads to the others', async () => {
    const rows = Array.from({ length: 22 }, (_, number) => storedRequest(number))
    await keep(fixture.database.db, ...rows)
    const today = shown(await page('/admin/today'))
    expect(today.match(/>Visitor number \d+</g)).toHaveLength(20)
    expect(today).toContain('href="/admin?status=new&amp;sort=due"')
    expect(today).toContain('See all 22')
  })
})
