import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { business } from '#app/content/business.ts'
import { longest } from '#app/requests/request.ts'
import { latestLink } from './auth.ts'
import { openSite, type Site } from './auth-site.ts'
import { engines, type OpenedDatabase } from './engines.ts'

const PASSWORD = 'trombone-sapin-47'
const MARK = 'zqxjkw'

/** Each tries to become something else than text somewhere; the mark finds it again. */
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
]
const FIELDS = ['name', 'vehicle_make', 'vehicle_model', 'message', 'reach_hours'] as const

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
    const browser = site.visit()
    const email = 'owner@garage.example'
    await browser.post('/login?tab=sign-up', { intent: 'sign-up', email, password: PASSWORD })
    const link = await latestLink(site.garage.runtime, email, 1)
    await browser.get(link.pathname + link.search)
    await browser.post('/login', { intent: 'sign-in', email, password: PASSWORD })
    const sent: { field: (typeof FIELDS)[number]; text: string }[] = []
    for (const field of FIELDS) {
      for (const text of HOSTILE) {
        if (text.length > longest[field]) continue
        sent.push({ field, text })
        const answer = await site.visit().post('/contact', {
          name: 'Zoé',
          phone: '514 555-0199',
          email: 'zoe@example.org',
          service_type: 'freins',
          [field]: text,
        })
        expect(answer.status, `${field}: ${text}`).toBe(303)
      }
    }

    const rows = await opened.database.db.selectFrom('contact_submissions').selectAll().execute()
    expect(rows).toHaveLength(sent.length)
    for (const { field, text } of sent) expect(rows.map((row) => row[field])).toContain(text)

    const pages = await Promise.all(
      ['/admin', '/admin?page=2'].map(async (address) => (await browser.get(address)).text()),
    )
    const inbox = pages.join('')
    expect(inbox).toContain(MARK)
    expectNoneAlive(inbox)

    const notices = await vi.waitFor(
      async () => {
        const all = await sourcesOf(site.garage.runtime.env.dataDir, 'request.notice')
        const kept = rows.filter(({ status }) => status !== 'spam')
        expect(all).toHaveLength(kept.length)
        return all
      },
      { timeout: 15_000, interval: 100 },
    )
    for (const source of notices) {
      const mail = await PostalMime.parse(source)
      expect(mail.to).toEqual([{ name: '', address: business.email }])
      expect(mail.replyTo?.map(({ address }) => address)).toEqual(['zoe@example.org'])
      expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
      expectNoneAlive(mail.html ?? '')
    }
    for (const source of await sourcesOf(site.garage.runtime.env.dataDir, 'request.acknowledgement')) {
      const mail = await PostalMime.parse(source)
      expect(mail.to).toEqual([{ name: '', address: 'zoe@example.org' }])
      // The visitor's address may be a stranger's: nothing typed goes there under the garage's name.
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain(MARK)
    }
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
        expectNoneAlive(await answer.text())
      }
    }
  })
})

/** No hostile text is markup: an element or attribute with the mark, or a broken-out script. */
function expectNoneAlive(html: string): void {
  expect(html).not.toMatch(
    new RegExp(`<(script|img|svg|b)[^>]*>?\\s*${MARK}|<[a-z][^>"']*\\son\\w+=${MARK}`, 'i'),
  )
  expect(html).not.toMatch(/<img src=x|<svg\/onload|<\/title><\/textarea>/i)
  expect(html).not.toMatch(new RegExp(`(href|src|action)="(javascript:|${MARK})`, 'i'))
  // Data written into a script must not close it.
  for (const [, code = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
    expect(code).not.toMatch(/<script|<!--/i)
}

async function sourcesOf(dataDir: string, kind: string): Promise<Buffer[]> {
  const folder = path.join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => name.includes(`-${kind}-`) && name.endsWith('.eml') && !name.startsWith('.'),
  )
  return Promise.all(names.map((name) => readFile(path.join(folder, name))))
}
