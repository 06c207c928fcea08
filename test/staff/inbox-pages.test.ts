import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { storedRequest } from '../requests/stored-request.ts'
import { atInbox, mainOf, OWNER } from './at-inbox.ts'

const at = atInbox()

describe('The list of requests', () => {
  test('shows what its address says, newest first, with what became of the mails', async () => {
    await at.keep(
      storedRequest(1, { name: 'Élise Gagné' }),
      storedRequest(2, { name: '<b>Marc</b>', service_type: 'pneus', status: 'contacted' }),
      storedRequest(3, { name: 'Honey', status: 'spam', spam_since: 'x' }),
    )
    await at.keepMail('m1')
    await at.keepMail('m2', { mail: 'request.acknowledgement', state: 'sent' })
    const all = await at.main('/admin')
    const heads = [...all.matchAll(/<th [^>]*>([^<]+)</g)].map(([, head]) => head)
    expect(heads).toEqual(['Date', 'Type', 'Name', 'Contact', 'Vehicle', 'Service', 'Status'])
    expect(all).toMatch(/&lt;b&gt;Marc[\s\S]+Élise Gagné/)
    for (const words of ['2016 Mazda 3', 'Brakes', 'Notice: not sent', 'Overdue since Oct'])
      expect(all).toContain(words)
    expect(all).not.toMatch(/Receipt|Honey/)
    expect(all).toMatch(
      /All <span class="figure">2<[\s\S]+Contacted <span class="figure">1<[\s\S]+Spam <span class="figure">1</,
    )
    expect(await at.main('/admin?status=spam')).toContain('Honey')
    const searched = await at.main('/admin?status=&q=gagne&type=&service=&period=&only=&sort=newest')
    expect(searched).toContain('1 request<')
    expect(searched).toContain('href="/admin?status=new&amp;q=gagne"')
    expect(searched).not.toContain('Marc')
    const none = await at.main('/admin?q=%3Ci%3Enobody')
    expect(none).toContain('No request matches.')
    expect(none).toContain('value="&lt;i&gt;nobody"')
  })

  test('is asked for news by its page: told what waits if anything happened since, else nothing; no use of the account', async () => {
    const ask = async (tag = '') => {
      const answer = await at.owner.ask('/admin/news', 'GET', { 'If-None-Match': tag })
      return [answer.status, await answer.text(), answer.headers.get('etag') ?? ''] as const
    }
    const used = '2026-01-01T00:00:00.000Z'
    await at.keep(1)
    await at.db.updateTable('session').set({ lastUsedAt: used }).execute()
    const [status, text, tag] = await ask()
    expect([status, text]).toEqual([200, '{"ours":1}'])
    expect(await ask(tag)).toEqual([304, '', tag])
    await at.keep(2)
    const [, more, next] = await ask(tag)
    expect([more, next === tag]).toEqual(['{"ours":2}', false])
    const uses = () => at.db.selectFrom('session').select('lastUsedAt').distinct().execute()
    expect(await uses()).toEqual([{ lastUsedAt: used }])
    await at.html('/admin')
    expect(await uses()).not.toEqual([{ lastUsedAt: used }])
  })

  test('says above it what the day asks for, and leads to a page of it', async () => {
    await at.keep(storedRequest(1, { message: 'Ça grince' }), 2)
    expect(await at.words('/admin')).toMatch(/Today: +2 overdue\b/)
    const today = await at.main('/admin/today')
    expect(today.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(today).toMatch(/2 overdue\b[\s\S]+Visitor number 1[\s\S]+Ça grince[\s\S]+Visitor number 2/)
    expect(today).toContain('href="tel:+15145550199"')
    expect(today).not.toContain('Emails not sent')
    await at.keepMail('m1')
    expect(await at.words('/admin/today')).toMatch(/Emails not sent[^|]+Visitor number 1 +Notice: not sent/)
  })

  test('says that no mail leaves, until one does', async () => {
    const held = { state: 'waiting', attempts: 1, last_error: 'ECONNREFUSED', request_id: null }
    for (const id of ['w1', 'w2']) await at.keepMail(id, held)
    expect(await at.words('/admin')).toContain('the mail server does not take them')
    await at.db.updateTable('jobs').set({ state: 'sent' }).execute()
    expect(await at.words('/admin')).not.toContain('the mail server does not take')
  })

  // The first request makes Better Auth inspect every table, which would fail while one is renamed.
  test('says that it cannot be loaded, and is closed while roles cannot be read', async () => {
    await at.html('/admin')
    await sql`alter table contact_submissions rename to elsewhere`.execute(at.db)
    const page = await at.owner.get('/admin')
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(
      /Failed to load submissions[\s\S]*Sign Out|Sign Out[\s\S]*Failed to load/,
    )
    expect(at.site.garage.lines()).toContain('requests.unreadable')
    await sql`alter table user_roles rename to nowhere`.execute(at.db)
    expect((await at.owner.get('/admin')).status).toBe(403)
    expect(at.site.garage.lines()).toContain('auth.role-unreadable')
  })

  test('goes into a file that a spreadsheet opens and runs nothing of', async () => {
    const message = 'Bonjour, "vite"\nmerci'
    await at.keep(
      storedRequest(1, { name: '=HYPERLINK("x")', message, phone: '+1 514 555-0123', lost_reason: 'price' }),
      storedRequest(2, { name: 'Élise', service_type: 'pneus' }),
      storedRequest(3, { name: 'Honey', status: 'spam', spam_since: 'x' }),
    )
    const answer = await at.owner.get('/admin/requests.csv?service=freins')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    for (const cell of [`"'=HYPERLINK(""x"")"`, `"'+1 514 555-0123"`, '"Bonjour, ""vite""\nmerci"'])
      expect(text).toContain(cell)
    expect(text).toContain('"G-TEST-1","2026-10-01 08:01","Contact","New"')
    expect(text).toMatch(/"fr","Price"\r\n$/)
    expect(text).not.toContain('Élise')
    expect((await at.html('/admin/requests.csv')).split('\r\n')).toHaveLength(4)
    expect(await at.html('/admin?service=freins')).toContain('href="/admin/requests.csv?service=freins"')
  })
})

describe('Many requests at once', () => {
  const send = async (...fields: [string, string][]) => mainOf((await at.post(fields, '/admin?index')).html)
  /** Sends the form that stands beside the outcome. */
  const undo = (page: string) =>
    send(
      ['intent', 'undo'],
      ['field', /name="field" value="(\w+)"/.exec(page)?.[1] ?? ''],
      ['chosen', /name="chosen" value="([^"]+)"\/><button/.exec(page)?.[1] ?? ''],
    )
  const statuses = () => Promise.all([1, 2, 3].map(async (number) => (await at.request(number)).status))
  const status: [string, string] = ['field', 'status']

  test('are archived by a plain form that says so, and takes it back', async () => {
    await at.keep(1, 2, 3)
    const list = await at.main('/admin')
    expect(list.match(/<input [^>]*form="many"[^>]*name="chosen"/g)).toHaveLength(3)
    expect(list).toContain('value="G-TEST-1 1"')
    const chosen = [1, 2, 3].map((number): [string, string] => ['chosen', `G-TEST-${number} 1`])
    const page = await send(status, ['status', 'archived'], ...chosen)
    expect(page).toContain('3 requests changed.')
    expect(await statuses()).toEqual(['archived', 'archived', 'archived'])
    // One of them is undone on its own page; another is changed by a colleague.
    await at.post({ intent: 'status', to: 'new', version: '2', undoes: 'yes' })
    await at.post({ intent: 'status', to: 'completed', version: '2' }, '/admin/requests/G-TEST-2')
    const back = await undo(page)
    expect(back).toContain('1 request as it was before.')
    expect(back).toContain('someone has just changed them: Visitor number 2.')
    expect(back).not.toContain('Undo')
    expect(await statuses()).toEqual(['new', 'completed', 'new'])
  })

  test('come as lines of one field too; what a colleague has just changed is left and named', async () => {
    await at.keep(1, 2, 3)
    await at.post({ intent: 'status', to: 'scheduled', version: '1' }, '/admin/requests/G-TEST-2')
    const lines = 'G-TEST-1 1\r\nG-TEST-2 1\r\nG-TEST-9 1\r\nnonsense'
    const page = await send(status, ['status', 'archived'], ['chosen', lines])
    expect(page).toContain('1 request changed.')
    expect(page).toContain('Left as they are, someone has just changed them: Visitor number 2.')
    expect(await statuses()).toEqual(['archived', 'scheduled', 'new'])
    expect(await send(status)).toContain('0 requests changed.')
    await send(['field', 'assignee'], ['assignee', await at.idOf(OWNER)], ['chosen', 'G-TEST-3 1'])
    expect((await at.request(3)).assignee).toBe(await at.idOf(OWNER))
    expect(await send(status, ['status', 'nonsense'], ['chosen', 'G-TEST-3 1'])).toContain(
      '0 requests changed.',
    )
  })
})
