import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { longest, textFields } from '#app/requests/request.ts'
import { openSite, type Site } from '../accounts/auth-site.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { MAIL_MILLISECONDS } from '../http-client.ts'

const MARK = 'zqxjkw'

/** Each text tries to break out of its context somewhere; the mark finds it again. */
const HOSTILE = [
  `<script>${MARK}(1)</script>`,
  `<img src=x onerror=${MARK}(1)>`,
  `"><svg/onload=${MARK}(1)>`,
  `'); drop table contact_submissions; -- ${MARK}`,
  `' or '1'='1' union select * from user -- ${MARK}`,
  `</title></textarea></script><b>${MARK}`,
  `javascript:${MARK}(1)`,
  `{{7*7}}[name]{phone} ${MARK}`,
  `=HYPERLINK("http://evil","${MARK}")`,
  `=?utf-8?B?QmNjOiBjQGQub3Jn?= ${MARK}`,
  `"${MARK}" <bcc@evil.example>, other@evil.example`,
  `${MARK}\u2028Bcc: c@evil.example`,
  `%0d%0aBcc: ${MARK}@evil.example`,
  `\\r\\nBcc: ${MARK}@evil.example`,
  `</script><!--<script>${MARK}`,
  `+1+cmd|' /C ${MARK}'!A0`,
  `-2+3+${MARK}`,
  `@SUM(${MARK})`,
  `x";=HYPERLINK("http://evil";"${MARK}")`,
  `<b>${MARK}</b>`,
  `x;"=1+${MARK};"`,
  `＝1+${MARK}`,
]
const FIELDS = textFields.filter((field) => field !== 'phone' && field !== 'email')
/** A phone number may have other text around it. */
const PHONES = [
  `=1+5145550199 ${MARK}`,
  `<b>${MARK}5145550199`,
  `"><i>5145550199${MARK}`,
  '+1-514-555-0199;=1',
]
/** Valid e-mail addresses for browsers, but something else for other programs. */
const EMAILS = [
  `'or/**/1=1--${MARK}@example.org`,
  `=cmd|calc!a0${MARK}@example.org`,
  `{{7*7}}${MARK}@example.org`,
]

describe.each(engines)('Hostile text on $name', ({ open }) => {
  let opened: OpenedDatabase
  let site: Site
  beforeEach(async () => {
    opened = await open()
    site = await openSite(opened, { REQUEST_LIMITS: 'off' })
  })
  afterEach(async () => {
    await site.garage.close()
    await opened.close()
  })

  test('stays text in the database, the mails and the inbox, whichever field it comes through', async () => {
    const browser = await site.enter('owner@garage.example')
    const sent: Record<string, string>[] = []
    const contact = { name: 'Zoé', phone: '514 555-0199', email: 'zoe@example.org', service_type: 'freins' }
    for (const [number, text] of HOSTILE.entries()) {
      const typed = Object.fromEntries(
        FIELDS.filter((field) => text.length <= longest[field]).map((field) => [field, text]),
      )
      const phone = PHONES[number % PHONES.length] ?? ''
      const email = EMAILS[number] ?? contact.email
      const fields = { ...contact, phone, email, ...typed }
      sent.push({ ...fields, ...(typed.plate && { plate: text.toUpperCase() }) })
      expect((await site.visit().post('/contact', fields)).status, text).toBe(303)
    }
    // A request with links in a short field is kept as spam and sends no mail: send each text again in the message alone.
    for (const message of HOSTILE) {
      sent.push({ ...contact, message })
      expect((await site.visit().post('/contact', { ...contact, message })).status, message).toBe(303)
    }

    const rows = await opened.database.db.selectFrom('contact_submissions').selectAll().execute()
    expect(rows).toHaveLength(sent.length)
    for (const fields of sent) expect(rows).toContainEqual(expect.objectContaining(fields))

    const text = async (address: string) => (await browser.get(address)).text()
    const inbox = (await Promise.all(['/admin', '/admin?page=2', '/admin?status=spam'].map(text))).join('')
    expect(inbox).toContain(MARK)
    expectEscaped(inbox)
    for (const { reference } of rows) {
      const [page, sheet, list] = await Promise.all([
        text(`/admin/requests/${reference}`),
        text(`/admin/requests/${reference}/work-order`),
        text(`/admin?q=${reference}`),
      ])
      expect(page).toContain(reference)
      for (const shown of [page, sheet, list]) expectEscaped(shown)
    }
    expectEscaped(await text('/admin/privacy?q=zoe@example.org'))
    expectEscaped(await text('/admin/privacy/consents'))
    const isSpam = ({ status }: { status: string }) => status === 'spam'
    expectRows(
      await text('/admin/requests.csv'),
      rows.filter((row) => !isSpam(row)),
    )
    expectRows(await text('/admin/requests.csv?status=spam'), rows.filter(isSpam))

    const notices = await vi.waitFor(
      async () => {
        const all = await sourcesOf(site.garage.runtime.env.dataDir, 'request.notice')
        const remaining = rows.filter(({ status }) => status !== 'spam')
        expect(all).toHaveLength(remaining.length)
        return all
      },
      { timeout: MAIL_MILLISECONDS, interval: 100 },
    )
    for (const source of notices) {
      const mail = await PostalMime.parse(source)
      expect(mail.to).toEqual([{ name: '', address: 'owner@garage.example' }])
      expect(mail.replyTo).toHaveLength(1)
      expect(rows.map((row) => row.email)).toContain(mail.replyTo?.[0]?.address)
      expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
      expectEscaped(mail.html ?? '')
    }
    for (const source of await sourcesOf(site.garage.runtime.env.dataDir, 'request.acknowledgement')) {
      const mail = await PostalMime.parse(source)
      expect(mail.to).toHaveLength(1)
      expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
      const own = mail.to?.[0]?.address ?? ''
      expect(rows.map((row) => row.email)).toContain(own)
      // The visitor may have typed a stranger's address: the garage must not mail typed text there under its name.
      if (own === 'zoe@example.org') expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain(MARK)
    }
  })

  test('stays text where staff write it, and in the files of the register', async () => {
    const browser = await site.enter('owner@garage.example')
    const answer = await site.visit().postJson('/api/send-contact-email', {
      ...{ name: 'Zoé', phone: '514 555-0199', email: 'zoe@example.org', service_type: 'freins' },
    })
    const { reference } = (await answer.json()) as { reference: string }
    const page = `/admin/requests/${reference}`
    const shown: string[] = []
    for (const text of HOSTILE) {
      await browser.post(page, { intent: 'note', note: text })
      await browser.post('/admin/people', { intent: 'invite', email: `${text}@example.org` })
      shown.push(
        await (
          await browser.post('/admin/templates', { intent: 'save', name: 'ready', lang: 'fr', text })
        ).text(),
      )
      shown.push(await (await browser.post('/admin/account', { intent: 'email', email: text })).text())
      shown.push(
        await (
          await browser.post('/admin/account/second-step', {
            intent: 'turn-on',
            uri: `otpauth://totp/${text}`,
            codes: text,
          })
        ).text(),
      )
      await browser.post('/admin/privacy/incidents/new', {
        ...{ known_on: '2026-10-01', occurred: text, circumstances: text, information: text, people: text },
        ...{ serious_risk: 'no', risk_reasons: text, measures: text },
      })
    }
    for (const address of [
      page,
      '/admin/templates',
      '/admin/people',
      '/admin/account',
      '/admin/privacy/incidents',
    ])
      shown.push(await (await browser.get(address)).text())
    expect(shown.join('')).toContain(MARK)
    for (const html of shown) expectEscaped(html)
    const csv = await (await browser.get('/admin/privacy/incidents.csv')).text()
    for (const cell of cellsOf(csv).flat()) expect(cell).not.toMatch(FORMULA)
  })

  test('in an address finds nothing and breaks nothing', async () => {
    for (const text of HOSTILE) {
      const value = encodeURIComponent(text)
      for (const address of [
        `/blog?q=${value}`,
        `/contact?service=${value}&reference=${value}`,
        `/gallery?tab=${value}`,
        `/${value}`,
        `/login/new-password?token=${value}`,
      ]) {
        const answer = await site.visit().get(address)
        expect(answer.status, address).toBeLessThan(500)
        const html = await answer.text()
        expectEscaped(html)
        // Structured data must be valid JSON and hold nothing the visitor typed.
        for (const [, data = ''] of html.matchAll(
          /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
        )) {
          expect(() => JSON.parse(data), address).not.toThrow()
          expect(data, address).not.toContain(MARK)
        }
      }
    }
  })
})

/** Fails if a hostile text became markup: an element or attribute with the mark, or a script that broke out. */
function expectEscaped(html: string): void {
  for (const unescaped of [
    new RegExp(`<(?:script|img|svg|b|i)\\b[^>"']*>?\\s*${MARK}`, 'i'),
    new RegExp(`<[a-z][^>"']*\\son\\w+=${MARK}`, 'i'),
    /<img src=x|<svg\/onload|<\/title><\/textarea>/i,
    new RegExp(`(?:href|src|action)="(?:javascript:|${MARK})`, 'i'),
  ])
    expect(unescaped.exec(html)?.[0]).toBeUndefined()
  // Data in a script must not close it.
  for (const [, code = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
    expect(code).not.toMatch(/<script|<!--/i)
}

/** The start of a formula that a spreadsheet would run, whichever separator it splits cells at. */
const FORMULA = /(?:^|[;\t\n])[\s"]*[=+\-@＝＋－＠]/

/** Each request is one row, each value is in its cell, and none of them is a formula. */
function expectRows(csv: string, requests: readonly { reference: string; message: string }[]): void {
  const [head = [], ...rows] = cellsOf(csv)
  expect(rows).toHaveLength(requests.length)
  for (const row of rows) {
    expect(row).toHaveLength(head.length)
    for (const cell of row) expect(cell).not.toMatch(FORMULA)
  }
  for (const { reference, message } of requests) {
    const row = rows.find((cells) => cells[0] === reference) ?? []
    const bare = (text: string) => text.replaceAll("'", '')
    expect(row.map(bare)).toContain(bare(message))
  }
}

/** Rows and cells in the format of RFC 4180, every cell quoted. */
function cellsOf(csv: string): string[][] {
  const cells = [...csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)]
  // The cells cover the whole text: there is nothing between them.
  expect(cells.reduce((length, [whole]) => length + whole.length, 0)).toBe(csv.length)
  const rows: string[][] = [[]]
  for (const [, text = '', end] of cells) {
    rows.at(-1)?.push(text.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

async function sourcesOf(dataDir: string, kind: string): Promise<Buffer[]> {
  const folder = path.join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => name.includes(`-${kind}-`) && name.endsWith('.eml') && !name.startsWith('.'),
  )
  return Promise.all(names.map((name) => readFile(path.join(folder, name))))
}
