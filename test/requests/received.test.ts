import { describe, expect, test } from 'vitest'
import { retention } from '#app/content/retention.ts'
import { content } from '#app/content/snapshot.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { feeToAnnounce } from '#app/requests/announced.server.ts'
import { mailsFor } from '#app/requests/mails.tsx'
import { checkRequest } from '#app/requests/rules.server.ts'
import { fieldTexts } from '#app/requests/shown-fields.server.ts'
import { countOldSpam, purgeSpam } from '#app/requests/spam-purge.server.ts'
import { engines } from '../engines.ts'
import { databaseForEach } from '../staff/in-database.ts'
import { linkKey, NOW } from './evaluated.ts'
import { blankMail, storedRequest, typed } from './stored-request.ts'

const DAY = 86_400_000

describe.each(engines)('Spam on $name', ({ open }) => {
  const at = databaseForEach([], open)

  test('is deleted with its mails once it is older than it is kept, and nothing else is', async () => {
    const { db } = at
    const since = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString()
    const spam = (number: number, spam_since: string) => storedRequest(number, { status: 'spam', spam_since })
    await at.keep(spam(1, since(0)), spam(2, since(1)), storedRequest(3))
    const ids = await Promise.all(
      [1, 2, 3].map((of) => queueMail(db, { ...blankMail, kind: 'request.notice', requestId: `id-${of}` })),
    )
    const last = new Date(NOW.getTime() + retention.spamDays * DAY)
    expect(await countOldSpam(db, last)).toBe(0)
    expect(await purgeSpam(db, last)).toEqual({ requests: 0, mails: [] })
    const after = new Date(last.getTime() + 1)
    expect(await countOldSpam(db, after)).toBe(1)
    expect(await purgeSpam(db, after)).toEqual({ requests: 1, mails: [ids[0]] })
    expect(await at.references()).toEqual(['G-TEST-2', 'G-TEST-3'])
    expect(await db.selectFrom('jobs').selectAll().execute()).toHaveLength(2)
  })
})

/** The mails of a request as it was typed. */
function mailed(more: object, lang: 'fr' | 'en') {
  const checked = checkRequest({ ...typed, ...more }, lang, NOW)
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors))
  const request = {
    id: 'id',
    reference: 'G-TEST-1',
    at: NOW,
    request: checked.request,
    estimate: undefined,
    announced: feeToAnnounce({ ...checked.request, lang }, undefined),
    lang,
  }
  const [notice, acknowledgement] = mailsFor(request, {
    siteUrl: linkKey.siteUrl,
    garage: ['garage@garage.example'],
  })
  return { notice: notice?.text, acknowledgement: acknowledgement?.text ?? '' }
}

test('the mails of a request say the wished day in the language of their reader', () => {
  const { notice, acknowledgement } = mailed({ preferred_date: '2026-12-02' }, 'en')
  expect(notice).toContain('2 décembre 2026')
  expect(notice).toContain('Anglais')
  expect(acknowledgement).toContain('December 2, 2026')
  expect(acknowledgement).not.toContain('décembre')
})

test.each([
  ['Zoé-Anne O’Neil', true],
  [`Z${'o'.repeat(39)}`, true],
  [`Z${'o'.repeat(40)}`, false],
  ['Zoé, example.org', false],
  ['Eve: cheap pills', false],
  ['-Zoé', false],
])('the name %s is greeted: %s', (name, isGreeted) => {
  const { acknowledgement } = mailed({ name, message: 'CLICK HERE', vehicle_make: 'CLICK HERE' }, 'fr')
  expect(acknowledgement).toMatch(
    isGreeted ? `Bonjour ${name},` : /^Site en préparation\u00a0: tout n’est pas confirmé\.\n\nBonjour,/,
  )
  for (const typed of ['CLICK', ...(isGreeted ? [] : [name])]) expect(acknowledgement).not.toContain(typed)
})

test.each(['diagnostic', 'unsure', 'freins'])(
  'a customer who wants %s learns what the search for a fault costs, if it is one',
  (service_type) => {
    const { diagnostic, keeps_parts: parts } = content('en').requestMails.acknowledgement
    const isBrakes = service_type === 'freins'
    const { acknowledgement } = mailed({ service_type, keeps_parts: isBrakes }, 'en')
    expect(acknowledgement.includes(diagnostic.slice(0, 30))).toBe(!isBrakes)
    expect(acknowledgement.includes(parts.slice(0, 30))).toBe(isBrakes)
  },
)

test('staff read the wished day in their own language', () => {
  const sent = { ...typed, vehicle_model: '', vehicle_year: '', plate: '', reach_hours: '' }
  const more = { preferred_date: '2026-12-02', keeps_parts: false, reach_by: 'any' } as const
  expect(fieldTexts({ ...sent, ...more }, '', 'en')).toMatchObject({
    preferred_date: expect.stringContaining('December 2, 2026'),
    keeps_parts: '',
    reach_by: '',
  })
  expect(fieldTexts({ ...sent, ...more }, '', 'fr').preferred_date).toContain('2 décembre 2026')
})
