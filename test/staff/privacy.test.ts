import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAttempts } from '#app/accounts/attempts.server.ts'
import { askEmailChange } from '#app/accounts/email-change.server.ts'
import { invite } from '#app/accounts/invitations.server.ts'
import { grantRole } from '#app/accounts/roles.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { confirmedPersonalInformation, erasePerson } from '#app/personal-data/erase.server.ts'
import { personDocument } from '#app/personal-data/export.server.ts'
import { type PersonQuery, readPersonQuery, requestsOf } from '#app/personal-data/person.server.ts'
import { lastRetentionRun, runRetention } from '#app/personal-data/retention-runs.server.ts'
import { addSet, saveDraft } from '#app/publishing/changes.server.ts'
import { fingerprint, listConsents, withdrawConsent } from '#app/requests/consents.server.ts'
import { addNote, correct } from '#app/requests/life/acts.server.ts'
import { roles } from '#database/rows/role.ts'
import { createLog } from '#platform/log.ts'
import { placesOf } from '../dump.ts'
import { engines } from '../engines.ts'
import { newFolder } from '../new-folder.ts'
import { ranJustNow } from '../operations/ran-just-now.ts'
import { blankMail, storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, OWNER, rowsIn } from './in-database.ts'

const SECRET = 'a secret of at least thirty-two characters'
const ELISE = {
  name: 'Élise Gagné-Lavoie',
  email: 'Elise.Gagne@example.org',
  phone: '+1 (438) 555-0178',
  plate: 'E77 KLM',
}
const consent = { reminders_text: 'J’accepte les rappels.', reminders_at: '2026-10-01T12:00:00.000Z' }
const contacted = { field: 'status', to: 'contacted' } as const
const byEmail: PersonQuery = { kind: 'email', value: 'elise.gagne@example.org' }

describe.each(engines)('Personal information on $name', ({ open }) => {
  const at = databaseForEach([OWNER], open)
  let dataDir: string
  let logged = ''
  beforeEach(async () => {
    dataDir = newFolder()
    await mkdir(path.join(dataDir, 'mail'))
    logged = ''
  })

  const { log, flush } = createLog('debug', { write: (text: string) => (logged += text) })
  const desk = () => ({ database: at.database, env: { dataDir } as never, secret: SECRET, log })
  const erase = (method: 'anonymised' | 'erased', references = ['G-TEST-1', 'G-TEST-2'], query = byEmail) =>
    erasePerson(desk(), { query, references, method, by: OWNER })
  const keepMailFile = (name: string) => writeFile(path.join(dataDir, 'mail', `${name}.eml`), 'x')

  /** Stores data about one person in every place that can hold some. */
  async function fillIn(): Promise<void> {
    await at.keep(
      storedRequest(1, { ...ELISE, ...consent, message: 'Rappelez Élise au 438 555 0178' }),
      storedRequest(2, { ...ELISE, email: 'elise.gagne@EXAMPLE.org', service_type: 'pneus' }),
      storedRequest(3, { message: 'Ma sœur Élise  Gagné-Lavoie (438.555.0178) m’envoie.' }),
    )
    await at.change(contacted)
    await at.take(addNote('Élise Gagné-Lavoie rappelle mardi'))
    await at.take(addNote('Voir ELISE.GAGNE@example.org'), { number: 3 })
    const mail = { subject: 'Demande', html: '', text: ELISE.name, lang: 'fr' as const }
    const notice = { ...mail, kind: 'request.notice', to: OWNER.email } as const
    const replyTo = { name: ELISE.name, address: ELISE.email }
    const own = await queueMail(at.db, { ...notice, replyTo, requestId: 'id-1' })
    await queueMail(at.db, { ...mail, kind: 'account.confirm', to: ELISE.email })
    // Whoever asked for someone else is named in the mail about that one too.
    const html = '<p>De la part de Gagné-Lavoie, Élise</p>'
    const other = await queueMail(at.db, { ...notice, html, requestId: 'id-3' })
    for (const name of [own, other, crypto.randomUUID()]) await keepMailFile(`2026-request.notice-${name}`)
    await at.addPerson({ id: 'user-2', email: 'elise.gagne@example.org' })
    const by = byEmail.value
    await at.change(contacted, { number: 3, by: { id: 'user-2', email: by } })
    const now = new Date().toISOString()
    const edit = { path: 'claims.lifts', was: 2, now: 3 }
    const set = { by, entries: [edit], createdAt: now, effectiveAt: now, undoes: null }
    await addSet(at.database, set, { after: 0 })
    await saveDraft(at.db, { ...edit, by }, '')
    const file = { sha: 'x', bytes: Buffer.from('x'), type: 'image/webp', width: 1, height: 1 } as const
    const picture = { ...file, made_at: now, made_by: by }
    await at.db.insertInto('content_pictures').values(picture).execute()
    const value = JSON.stringify({ email: 'elise.gagne@example.org' })
    await sql`insert into verification ("id", "identifier", "value", "expiresAt", "createdAt", "updatedAt")
      values ('v1', 'x', ${value}, ${now}, ${now}, ${now})`.execute(at.db)
    await createAttempts(at.db, SECRET).take('resetMail', ELISE.email, '203.0.113.5')
  }

  const everything = /gagn|elise|élise|555.?0178|5550178|e77.?klm/i

  test('is found by e-mail in any case, or by phone, and by nothing else', async () => {
    await fillIn()
    const found = async (text: string) => {
      const query = readPersonQuery(text)
      return query ? (await requestsOf(at.db, query)).map(({ reference }) => reference).sort() : []
    }
    // Also by what was corrected since, as its history keeps it.
    const { name } = await at.request(1)
    const right = { name, email: 'elise@new.example', phone: '514 555-0142' }
    expect((await at.take(correct(right, 'fr'))).why).toBeUndefined()
    for (const text of ['elise.gagne@example.org', ' ELISE.GAGNE@EXAMPLE.ORG ', '438 555-0178'])
      expect(await found(text), text).toEqual(['G-TEST-1', 'G-TEST-2'])
    expect(await found('elise@new.example')).toEqual(['G-TEST-1'])
    expect((await rowsIn(at.db, 'reminder_consents')).map(({ email }) => email)).toContain(
      'elise@new.example',
    )
    for (const text of ['', 'Élise', '123', '%@%', 'elise@', 'a 438 555 0178 b'])
      expect(await found(text), text).toEqual([])
  })

  test('is all held together: requests, consents, mails, accounts, and where others name the person', async () => {
    await fillIn()
    const references = [1, 2, 3].map((number) => `G-TEST-${number}`)
    const held = await confirmedPersonalInformation(at.db, { query: byEmail, references })
    expect(held.requests).toHaveLength(2)
    const text_version = fingerprint(consent.reminders_text)
    expect(held.consents).toMatchObject([{ request_id: 'id-1', text_version }])
    expect(held.mails).toMatchObject([{ mail: 'account.confirm' }])
    expect(held.accounts).toMatchObject([{ id: 'user-2', hasAccess: false }])
    expect(held.mentions.map(({ table, reference }) => `${table} ${reference}`)).toEqual([
      'contact_submissions G-TEST-3',
      'request_notes G-TEST-3',
    ])
  })

  test('is nowhere any more once it is made anonymous: the figures keep date, service and status', async () => {
    await fillIn()
    expect(await placesOf(at.database, everything)).not.toEqual([])
    const done = await erase('anonymised')
    expect(await placesOf(at.database, everything)).toEqual([])
    expect(done).toMatchObject({ requests: 2, notes: 1, mails: 2, consents: 1, mentions: 2, account: 1 })
    expect(await at.rows('budgets')).toEqual([])
    const figures = await at.db.selectFrom('anonymous_requests').selectAll().orderBy('service_type').execute()
    expect(figures).toMatchObject([
      { day: '2026-10-01', form_type: 'contact', service_type: 'freins', lang: 'fr', status: 'contacted' },
      { day: '2026-10-01', service_type: 'pneus', status: 'new', answer_minutes: null },
    ])
    expect(figures[0]?.answer_minutes).toBeGreaterThan(0)
    const left = { reference: 'G-TEST-3', message: 'Ma sœur … (…) m’envoie.' }
    expect(await at.rows('contact_submissions')).toMatchObject([left])
    expect(await readdir(path.join(dataDir, 'mail'))).toHaveLength(1)
    flush()
    expect(logged).toContain('privacy.erased')
    expect(logged).not.toMatch(everything)
  })

  test('is erased, and the run of the periods noted, where the file cannot be rewritten', async () => {
    await fillIn()
    if (at.database.engine === 'sqlite') {
      // `vacuum` then fails as on a full disk: it attaches a database of its own, and SQLite takes ten at most.
      for (let number = 0; number < 10; number += 1)
        await sql`attach ':memory:' as ${sql.ref(`taken${number}`)}`.execute(at.db)
      await expect(sql`vacuum`.execute(at.db)).rejects.toThrow()
    }
    expect(await erase('erased')).toMatchObject({ requests: 2 })
    expect(await at.rows('anonymous_requests')).toEqual([])
    expect(await at.rows('erasures')).toMatchObject([{ by_name: OWNER.email, method: 'erased', requests: 2 }])
    await runRetention({ database: at.database, env: { dataDir }, log })
    expect(await lastRetentionRun(at.db)).toMatchObject({ requests: 0 })
    flush()
    const others = logged.match(/"event":"(?!privacy\.erased)[\w.-]+"/g) ?? []
    const left = '"event":"privacy.copies-left"'
    expect(others).toEqual(at.database.engine === 'sqlite' ? [left, left] : [])
  })

  test.each(roles)(
    'of somebody else with the same phone stays, and the account of who is %s',
    async (role) => {
      await fillIn()
      await at.keep(storedRequest(4, { phone: ELISE.phone, name: 'Marc Roy', email: 'marc@example.org' }))
      await grantRole(at.db, 'elise.gagne@example.org', role)
      const references = ['G-TEST-1', 'G-TEST-2', 'G-OTHER-9']
      const done = await erase('erased', references, { kind: 'phone', value: '4385550178' })
      expect(done).toMatchObject({ requests: 2, account: 0 })
      expect(await at.references()).toEqual(['G-TEST-3', 'G-TEST-4'])
      expect(await at.rows('user')).toHaveLength(2)
      // Mails to the account that stays do too.
      expect((await at.rows('jobs')).filter(({ mail }) => mail === 'account.confirm')).toHaveLength(1)
    },
  )

  test('is forgotten where an invitation or a change of e-mail waits for that address, in whatever case', async () => {
    await at.addPerson({ id: 'user-3', email: 'third@garage.example' })
    await invite(at.db, { email: ELISE.email, invitedBy: OWNER.id, role: 'admin' })
    await invite(at.db, { email: 'marc@example.org', invitedBy: OWNER.id, role: 'admin' })
    await askEmailChange(at.db, OWNER.id, ELISE.email)
    await askEmailChange(at.db, 'user-3', 'marc@example.org')
    const held = await confirmedPersonalInformation(at.db, { query: byEmail, references: [] })
    expect(await personDocument(at.db, held)).toMatchObject({
      invitations: [{ email: byEmail.value }],
      email_changes: [{ new_email: byEmail.value, step: 'agree' }],
    })
    await erase('erased', [])
    expect(await placesOf(at.database, everything)).toEqual([])
    expect(await at.rows('invitations')).toMatchObject([{ email: 'marc@example.org' }])
    expect(await at.rows('email_changes')).toMatchObject([
      { user_id: 'user-3', new_email: 'marc@example.org' },
    ])
  })

  test('goes when it is kept no longer, with the files of mails about spam, and is counted without a name', async () => {
    const long = '2020-01-01T12:00:00.000Z'
    const now = new Date().toISOString()
    await at.keep(
      storedRequest(1, { ...ELISE, created_at: long, status: 'spam', spam_since: long }),
      storedRequest(2, { created_at: now, status: 'spam', spam_since: now }),
      storedRequest(3, { ...ELISE, created_at: long }),
    )
    for (const requestId of ['id-1', 'id-2'])
      await keepMailFile(`${requestId}-${await queueMail(at.db, { ...blankMail, requestId })}`)
    await ranJustNow(at.db)
    await runRetention({ database: at.database, env: { dataDir }, log })
    expect(await readdir(path.join(dataDir, 'mail'))).toEqual([expect.stringMatching(/^id-2-/)])
    expect(await lastRetentionRun(at.db)).toMatchObject({ spam: 1, requests: 1 })
    // Spam leaves no figure behind.
    expect(await at.rows('anonymous_requests')).toHaveLength(1)
    expect(await placesOf(at.database, everything)).toEqual([])
    flush()
    expect(logged).toMatch(/"event":"retention.forgotten"[^\n]*"requests":1/)
    expect(logged).not.toMatch(everything)
  })

  test('consents are listed with their proof; a withdrawal ends all of the same address', async () => {
    const elsewhere = { ...ELISE, email: 'other@example.org' }
    await at.keep(
      storedRequest(1, { ...ELISE, ...consent }),
      storedRequest(2, { ...ELISE, ...consent, email: ELISE.email.toUpperCase() }),
      storedRequest(3, { ...elsewhere, ...consent }),
      storedRequest(4, { ...consent, status: 'spam', spam_since: 'x' }),
      storedRequest(5),
    )
    const before = await listConsents(at.db, 1)
    expect(before).toMatchObject({ total: 3, holding: 3 })
    const consented = before.rows.find(({ reference }) => reference === 'G-TEST-1')
    expect(consented).toMatchObject({ text: consent.reminders_text, given_at: consent.reminders_at })
    expect(await withdrawConsent(at.db, { id: consented?.id ?? '', by: OWNER })).toBe(2)
    expect(await withdrawConsent(at.db, { id: consented?.id ?? '', by: OWNER })).toBe(0)
    const after = await listConsents(at.db, 9)
    expect(after).toMatchObject({ total: 3, holding: 1 })
    expect(after.rows.find(({ id }) => id === consented?.id)).toMatchObject({ withdrawn_by: OWNER.email })
    expect((await at.request()).reminders_at).toBeNull()
  })
})
