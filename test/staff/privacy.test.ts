import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAttempts } from '#app/accounts/attempts.server.ts'
import { askEmailChange } from '#app/accounts/email-change.server.ts'
import { invite } from '#app/accounts/invitations.server.ts'
import { giveRole } from '#app/accounts/roles.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { confirmedPersonalInformation, erasePerson } from '#app/personal-data/erase.server.ts'
import { personDocument } from '#app/personal-data/export.server.ts'
import { forgetRequests } from '#app/personal-data/forget.server.ts'
import { withoutPerson } from '#app/personal-data/mentions.server.ts'
import {
  type PersonQuery,
  peopleNamed,
  readPersonQuery,
  requestsOf,
} from '#app/personal-data/person.server.ts'
import { lastRetentionRun, runRetention } from '#app/personal-data/retention-runs.server.ts'
import { addSet, saveDraft } from '#app/publishing/changes.server.ts'
import { fingerprint, listConsents, withdrawConsent } from '#app/requests/consents.server.ts'
import { addNote, changeRequest } from '#app/requests/handling/changes.server.ts'
import { roles } from '#database/rows/role.ts'
import { createLog } from '#platform/log.ts'
import { placesOf } from '../dump.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { ranJustNow } from '../operations/ran-just-now.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const STAFF = { id: 'user-1', email: 'owner@garage.example' }
const SECRET = 'a secret of at least thirty-two characters'
const ELISE = {
  name: 'Élise Gagné-Lavoie',
  email: 'Elise.Gagne@example.org',
  phone: '+1 (438) 555-0178',
  plate: 'E77 KLM',
}
const consent = { reminders_text: 'J’accepte les rappels.', reminders_at: '2026-10-01T12:00:00.000Z' }
const byEmail: PersonQuery = { kind: 'email', value: 'elise.gagne@example.org' }

describe.each(engines)('Personal information on $name', ({ open }) => {
  let opened: OpenedDatabase
  let dataDir: string
  let logged = ''
  beforeEach(async () => {
    opened = await open()
    dataDir = await mkdtemp(path.join(tmpdir(), 'garage-privacy-'))
    logged = ''
    await person(STAFF.id, STAFF.email)
    await db()
      .insertInto('user_roles')
      .values({ user_id: STAFF.id, role: 'admin', granted_at: 'x' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  afterEach(async () => {
    await opened.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const db = () => opened.database.db
  const { log, flush } = createLog('debug', { write: (text: string) => (logged += text) })
  const desk = () => ({ database: opened.database, env: { dataDir } as never, secret: SECRET, log })

  async function person(id: string, email: string): Promise<void> {
    const now = new Date().toISOString()
    const user = { id, email, name: '', emailVerified: true, image: null, createdAt: now, updatedAt: now }
    await db().insertInto('user').values(user).execute()
  }

  /** Stores data about one person in every place that can hold some. */
  async function fillIn(): Promise<void> {
    await keep(
      db(),
      storedRequest(1, { ...ELISE, ...consent, message: 'Rappelez Élise au 438 555 0178' }),
      storedRequest(2, { ...ELISE, email: 'elise.gagne@EXAMPLE.org', service_type: 'pneus' }),
      storedRequest(3, { message: 'Ma sœur Élise  Gagné-Lavoie (438.555.0178) m’envoie.' }),
    )
    await changeRequest(db(), {
      reference: 'G-TEST-1',
      seen: 1,
      change: { field: 'status', to: 'contacted' },
      by: STAFF,
    })
    await addNote(db(), { reference: 'G-TEST-1', text: 'Élise Gagné-Lavoie rappelle mardi', by: STAFF })
    await addNote(db(), { reference: 'G-TEST-3', text: 'Voir ELISE.GAGNE@example.org', by: STAFF })
    const mail = { subject: 'Demande', html: '', text: ELISE.name, lang: 'fr' as const }
    const notice = await queueMail(db(), {
      ...mail,
      kind: 'request.notice',
      to: 'atelier@garage.example',
      replyTo: { name: ELISE.name, address: ELISE.email },
      requestId: 'id-1',
    })
    await queueMail(db(), { ...mail, kind: 'account.confirm', to: ELISE.email })
    await mkdir(path.join(dataDir, 'mail'))
    for (const name of [`2026-request.notice-${notice}`, `2026-other-${crypto.randomUUID()}`])
      await writeFile(path.join(dataDir, 'mail', `${name}.eml`), 'x')
    await person('user-2', 'elise.gagne@example.org')
    await changeRequest(db(), {
      reference: 'G-TEST-3',
      seen: 1,
      change: { field: 'status', to: 'contacted' },
      by: { id: 'user-2', email: 'elise.gagne@example.org' },
    })
    const now = new Date().toISOString()
    const by = byEmail.value
    const edit = { path: 'claims.lifts', was: 2, now: 3 }
    const set = { by, entries: [edit], createdAt: now, effectiveAt: now, undoes: null }
    await addSet(opened.database, set, { after: 0 })
    await saveDraft(db(), { ...edit, by }, '')
    const picture = { sha: 'x', bytes: Buffer.from('x'), type: 'image/webp', width: 1, height: 1 } as const
    await db()
      .insertInto('content_pictures')
      .values({ ...picture, made_at: now, made_by: by })
      .execute()
    const value = JSON.stringify({ email: 'elise.gagne@example.org' })
    await sql`insert into verification ("id", "identifier", "value", "expiresAt", "createdAt", "updatedAt")
      values ('v1', 'x', ${value}, ${now}, ${now}, ${now})`.execute(db())
    await createAttempts(db(), SECRET).take('recoveryMailFromNetwork', ELISE.email, '203.0.113.5')
  }

  const everything = /gagn|elise|élise|555.?0178|5550178|e77.?klm/i
  const erase = (method: 'anonymised' | 'erased', references = ['G-TEST-1', 'G-TEST-2']) =>
    erasePerson(desk(), { query: byEmail, references, method, by: STAFF })

  test('is found and erased under however many names and numbers requests came with their e-mail', async () => {
    const crowd = Array.from({ length: 60 }, (_, number) =>
      storedRequest(number, {
        name: `Nom${number} Autre`,
        email: ELISE.email,
        phone: `514555${1000 + number}`,
      }),
    )
    for (let at = 0; at < crowd.length; at += 100)
      await db()
        .insertInto('contact_submissions')
        .values(crowd.slice(at, at + 100))
        .execute()
    const texts = ['Pour Autre, Nom7', 'Appelez le 514 555-1059', 'Ni l’un ni l’autre']
    await keep(db(), ...texts.map((message, index) => storedRequest(60 + index, { message })))
    const references = crowd.map(({ reference }) => reference)
    const { mentions } = await confirmedPersonalInformation(db(), { query: byEmail, references })
    expect(mentions.map(({ text }) => text).toSorted()).toEqual(texts.slice(0, 2).toSorted())
    expect(await erase('erased', references)).toMatchObject({ requests: 60, mentions: 2 })
  })

  test('is found and erased where the name stands the other way round, and nobody else with it', async () => {
    const name = 'Marie Tremblay'
    const texts = [
      'Tremblay Marie m’envoie',
      'Pour TREMBLAY, marie',
      'Voir tremblay,Marie.',
      'Marie\nTremblay sait',
    ]
    const others = [
      'Leroy Tremblay',
      'Marie est là, Tremblay non',
      'Annemarie Tremblay',
      'Tremblay Mariette',
      '',
    ]
    await keep(db(), storedRequest(1, { name, email: 'marie@example.org' }))
    await keep(db(), ...[...texts, ...others].map((message, index) => storedRequest(index + 2, { message })))
    await addNote(db(), { reference: 'G-TEST-2', text: 'Rappeler Tremblay, Marie', by: STAFF })
    const search = { query: readPersonQuery('marie@example.org') as PersonQuery, references: ['G-TEST-1'] }
    const { named_in_other_requests } = await personDocument(
      db(),
      await confirmedPersonalInformation(db(), search),
    )
    expect(named_in_other_requests.map(({ text }) => text).toSorted()).toEqual(
      [...texts, 'Rappeler Tremblay, Marie'].toSorted(),
    )
    await erasePerson(desk(), { ...search, method: 'erased', by: STAFF })
    const left = await db()
      .selectFrom('contact_submissions')
      .select('message')
      .orderBy('created_at')
      .execute()
    expect(left.map(({ message }) => message)).toEqual([
      ...['… m’envoie', 'Pour …', 'Voir ….', '… sait'],
      ...others,
    ])
    expect(await db().selectFrom('request_notes').select('text').execute()).toEqual([{ text: 'Rappeler …' }])
  })

  test('is found and erased whichever apostrophe the name is written with', async () => {
    const texts = ["Pour Jean D'Amours", 'Pour jean d’amours', 'Pour D‘AMOURS, Jean', 'Pour Jean Amours']
    for (const [index, name] of ["Jean D'Amours", 'Jean D’Amours'].entries()) {
      const email = `jean${index}@example.org`
      const first = 10 * index
      await keep(
        db(),
        storedRequest(first, { name, email }),
        ...texts.map((message, number) => storedRequest(first + number + 1, { message })),
      )
      const words = { subject: 'Demande', html: 'Pour Jean D&#x27;Amours', text: '' }
      const mail = { ...words, kind: 'request.notice', lang: 'fr', to: STAFF.email } as const
      await queueMail(db(), { ...mail, requestId: `id-${first + 1}` })
      const search = { query: { kind: 'email', value: email } as const, references: [`G-TEST-${first}`] }
      const done = await erasePerson(desk(), { ...search, method: 'erased', by: STAFF })
      expect(done, name).toMatchObject({ requests: 1, mentions: 3 })
      const rows = db().selectFrom('contact_submissions').select('message').orderBy('created_at')
      expect((await rows.execute()).map(({ message }) => message).slice(-4)).toEqual([
        ...Array(3).fill('Pour …'),
        'Pour Jean Amours',
      ])
      expect(await db().selectFrom('jobs').select('html').distinct().execute()).toEqual([{ html: 'Pour …' }])
    }
  })

  test('who wrote their name the other way round is found by it too', async () => {
    await keep(db(), storedRequest(1, { name: 'Tremblay, Marie', email: 'marie@example.org' }))
    for (const name of ['Marie Tremblay', 'Tremblay Marie', 'tremblay, marie', 'Tremblay,Marie'])
      expect(await peopleNamed(db(), name), name).toMatchObject([{ email: 'marie@example.org' }])
    await keep(db(), storedRequest(2, { message: 'Marie Tremblay m’envoie' }))
    const search = { query: readPersonQuery('marie@example.org') as PersonQuery, references: ['G-TEST-1'] }
    expect((await confirmedPersonalInformation(db(), search)).mentions).toMatchObject([
      { reference: 'G-TEST-2' },
    ])
  })

  test('is found by e-mail or phone in any notation, accents and case aside', async () => {
    await fillIn()
    for (const text of [
      'elise.gagne@example.org',
      ' ELISE.GAGNE@EXAMPLE.ORG ',
      '438 555-0178',
      '+1 438.555.0178',
      '(438) 555 0178',
    ]) {
      const query = readPersonQuery(text)
      expect(query, text).toBeDefined()
      const found = await requestsOf(db(), query as PersonQuery)
      expect(found.map(({ reference }) => reference).sort(), text).toEqual(['G-TEST-1', 'G-TEST-2'])
    }
    for (const text of ['', 'Élise', '123', '%@%', 'elise@', 'a 438 555 0178 b'])
      expect(
        await requestsOf(db(), readPersonQuery(text) ?? { kind: 'email', value: 'nobody@x' }),
        text,
      ).toEqual([])
  })

  test('is all held together: requests, consents, mails, accounts, and where others name the person', async () => {
    await fillIn()
    const held = await confirmedPersonalInformation(db(), {
      query: byEmail,
      references: ['G-TEST-1', 'G-TEST-2', 'G-TEST-3'],
    })
    expect(held.requests).toHaveLength(2)
    expect(held.consents).toMatchObject([
      { request_id: 'id-1', text_version: fingerprint(consent.reminders_text) },
    ])
    expect(held.mails).toMatchObject([{ mail: 'account.confirm' }])
    expect(held.accounts).toMatchObject([{ id: 'user-2', hasAccess: false, sessions: 0 }])
    expect(held.mentions.map(({ table, reference }) => `${table} ${reference}`)).toEqual([
      'contact_submissions G-TEST-3',
      'request_notes G-TEST-3',
    ])
  })

  test('is nowhere any more once it is made anonymous: the figures keep date, service and status', async () => {
    await fillIn()
    expect(await placesOf(opened.database, everything)).not.toEqual([])
    const done = await erase('anonymised')
    expect(await placesOf(opened.database, everything)).toEqual([])
    expect(done).toMatchObject({ requests: 2, notes: 1, mails: 2, consents: 1, mentions: 2, account: 1 })
    expect(await db().selectFrom('budgets').selectAll().execute()).toEqual([])
    const figures = await db().selectFrom('anonymous_requests').selectAll().orderBy('service_type').execute()
    expect(figures).toMatchObject([
      { day: '2026-10-01', form_type: 'contact', service_type: 'freins', lang: 'fr', status: 'contacted' },
      { day: '2026-10-01', service_type: 'pneus', status: 'new', answer_minutes: null },
    ])
    expect(figures[0]?.answer_minutes).toBeGreaterThan(0)
    const left = await db().selectFrom('contact_submissions').selectAll().executeTakeFirstOrThrow()
    expect(left).toMatchObject({ reference: 'G-TEST-3', message: 'Ma sœur … (…) m’envoie.' })
    expect(await readdir(path.join(dataDir, 'mail'))).toHaveLength(1)
    flush()
    expect(logged).toContain('privacy.erased')
    expect(logged).not.toMatch(everything)
  })

  test('leaves nothing at all when it is erased wholly', async () => {
    await fillIn()
    await erase('erased')
    expect(await placesOf(opened.database, everything)).toEqual([])
    expect(await db().selectFrom('anonymous_requests').selectAll().execute()).toEqual([])
    expect(await db().selectFrom('erasures').selectAll().execute()).toMatchObject([
      { by_name: STAFF.email, method: 'erased', requests: 2 },
    ])
  })

  test('is erased, and the run of the periods noted, where the file cannot be rewritten', async () => {
    await fillIn()
    if (opened.database.engine === 'sqlite') {
      // `vacuum` then fails as on a full disk: it attaches a database of its own, and SQLite takes ten at most.
      for (let number = 0; number < 10; number += 1)
        await sql`attach ':memory:' as ${sql.ref(`taken${number}`)}`.execute(db())
      await expect(sql`vacuum`.execute(db())).rejects.toThrow()
    }
    expect(await erase('erased')).toMatchObject({ requests: 2 })
    expect(await db().selectFrom('erasures').selectAll().execute()).toHaveLength(1)
    await runRetention({ database: opened.database, env: { dataDir }, log })
    expect(await lastRetentionRun(db())).toMatchObject({ requests: 0 })
    flush()
    const others = logged.match(/"event":"(?!privacy\.erased)[\w.-]+"/g) ?? []
    const left = '"event":"privacy.copies-left"'
    expect(others).toEqual(opened.database.engine === 'sqlite' ? [left, left] : [])
  })

  test.each(roles)(
    'of somebody else with the same phone stays, and the account of who is %s',
    async (role) => {
      await fillIn()
      await keep(db(), storedRequest(4, { phone: ELISE.phone, name: 'Marc Roy', email: 'marc@example.org' }))
      await giveRole(db(), 'user-2', role)
      const done = await erasePerson(desk(), {
        query: { kind: 'phone', value: '4385550178' },
        references: ['G-TEST-1', 'G-TEST-2', 'G-OTHER-9'],
        method: 'erased',
        by: STAFF,
      })
      expect(done).toMatchObject({ requests: 2, account: 0 })
      const left = await db().selectFrom('contact_submissions').select('reference').orderBy('id').execute()
      expect(left.map(({ reference }) => reference)).toEqual(['G-TEST-3', 'G-TEST-4'])
      expect(await db().selectFrom('user').select('id').orderBy('id').execute()).toHaveLength(2)
      // Mails to the account that stays do too.
      const confirmations = db().selectFrom('jobs').select('id').where('mail', '=', 'account.confirm')
      expect(await confirmations.execute()).toHaveLength(1)
    },
  )

  test('of spam leaves no figure behind', async () => {
    await keep(db(), storedRequest(1), storedRequest(2, { status: 'spam' }))
    const forget = db().transaction()
    await forget.execute((trx) => forgetRequests(trx, ['id-1', 'id-2'], { figures: true }))
    expect(await db().selectFrom('anonymous_requests').selectAll().execute()).toHaveLength(1)
  })

  test('is forgotten where an invitation or a change of e-mail waits for that address, in whatever case', async () => {
    await person('user-3', 'third@garage.example')
    await invite(db(), { email: ELISE.email, invitedBy: STAFF.id, role: 'admin' })
    await invite(db(), { email: 'marc@example.org', invitedBy: STAFF.id, role: 'admin' })
    await askEmailChange(db(), STAFF.id, ELISE.email)
    await askEmailChange(db(), 'user-3', 'marc@example.org')
    const held = await confirmedPersonalInformation(db(), { query: byEmail, references: [] })
    expect(await personDocument(db(), held)).toMatchObject({
      invitations: [{ email: byEmail.value }],
      email_changes: [{ new_email: byEmail.value, step: 'agree' }],
    })
    await erase('erased', [])
    expect(await placesOf(opened.database, everything)).toEqual([])
    const invitations = await db().selectFrom('invitations').select('email').execute()
    const changes = await db().selectFrom('email_changes').select(['user_id', 'new_email']).execute()
    expect(invitations).toEqual([{ email: 'marc@example.org' }])
    expect(changes).toEqual([{ user_id: 'user-3', new_email: 'marc@example.org' }])
  })

  test('is looked through, and counted in the log without a name', async () => {
    const long = '2020-01-01T12:00:00.000Z'
    await keep(db(), storedRequest(1, { ...ELISE, created_at: long }))
    await ranJustNow(db())
    await runRetention({ database: opened.database, env: { dataDir }, log })
    expect(await placesOf(opened.database, everything)).toEqual([])
    flush()
    expect(logged).toContain('"event":"retention.forgotten"')
    expect(logged).toMatch(/"requests":1/)
  })

  test('goes with the files of its mails where the request was spam', async () => {
    const long = '2020-01-01T12:00:00.000Z'
    const now = new Date().toISOString()
    await keep(
      db(),
      storedRequest(1, { ...ELISE, created_at: long, status: 'spam', spam_since: long }),
      storedRequest(2, { created_at: now, status: 'spam', spam_since: now }),
    )
    await mkdir(path.join(dataDir, 'mail'))
    for (const requestId of ['id-1', 'id-2']) {
      const mail = { kind: 'request.notice', subject: 'Demande', html: '', text: '', lang: 'fr' } as const
      const id = await queueMail(db(), { ...mail, to: 'atelier@garage.example', requestId })
      await writeFile(path.join(dataDir, 'mail', `${requestId}-${id}.eml`), 'x')
    }
    await ranJustNow(db())
    await runRetention({ database: opened.database, env: { dataDir }, log })
    expect(await readdir(path.join(dataDir, 'mail'))).toEqual([expect.stringMatching(/^id-2-/)])
    expect(await lastRetentionRun(db())).toMatchObject({ spam: 1, requests: 0 })
  })

  test('consents are listed with their proof; a withdrawal ends all of the same address', async () => {
    const elsewhere = { ...ELISE, email: 'other@example.org' }
    await keep(
      db(),
      storedRequest(1, { ...ELISE, ...consent }),
      storedRequest(2, { ...ELISE, ...consent, email: ELISE.email.toUpperCase() }),
      storedRequest(3, { ...elsewhere, ...consent }),
      storedRequest(4, { ...consent, status: 'spam', spam_since: 'x' }),
      storedRequest(5),
    )
    const before = await listConsents(db(), 1)
    expect(before).toMatchObject({ total: 3, holding: 3 })
    const consented = before.rows.find(({ reference }) => reference === 'G-TEST-1')
    expect(consented).toMatchObject({ text: consent.reminders_text, given_at: consent.reminders_at })
    expect(await withdrawConsent(db(), { id: consented?.id ?? '', by: STAFF })).toBe(2)
    expect(await withdrawConsent(db(), { id: consented?.id ?? '', by: STAFF })).toBe(0)
    const after = await listConsents(db(), 9)
    expect(after).toMatchObject({ total: 3, holding: 1 })
    expect(after.rows.find(({ id }) => id === consented?.id)).toMatchObject({ withdrawn_by: STAFF.email })
    const request = await db()
      .selectFrom('contact_submissions')
      .select('reminders_at')
      .where('id', '=', 'id-1')
      .executeTakeFirst()
    expect(request?.reminders_at).toBeNull()
  })
})

test('a text is left as it is but for the person', () => {
  const known = { emails: ['a.b@x.org'], phones: ['4385550178'], names: ['Zoé Roy', 'Zoé'] }
  expect(withoutPerson('Zoé ROY, A.B@X.ORG, +1 438-555-0178; Zoé; 514 555-0178', known)).toBe(
    '…, …, …; Zoé; 514 555-0178',
  )
})
