import { describe, expect, test } from 'vitest'
import { queueMail } from '#app/mail/outbox.server.ts'
import { confirmedPersonalInformation, erasePerson } from '#app/personal-data/erase.server.ts'
import { personDocument } from '#app/personal-data/export.server.ts'
import { withoutPerson } from '#app/personal-data/mentions.server.ts'
import { type PersonQuery, peopleNamed, readPersonQuery } from '#app/personal-data/person.server.ts'
import { addNote } from '#app/requests/handling/changes.server.ts'
import { createLog } from '#platform/log.ts'
import { placesOf } from '../dump.ts'
import { engines } from '../engines.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, OWNER } from './in-database.ts'

const JEAN = { name: 'Jean Côté', email: 'jean.cote@example.org', phone: '438 555-0178' }
const ELISE_EMAIL = 'elise.gagne@example.org'
const consent = { reminders_text: 'J’accepte les rappels.', reminders_at: '2026-10-01T12:00:00.000Z' }

describe.each(engines)('Whoever is named on $name', ({ open }) => {
  const at = databaseForEach([OWNER], open)
  const { log } = createLog('error', { write() {} })
  const erased = (search: { query: PersonQuery; references: string[] }) =>
    erasePerson(
      { database: at.database, env: { dataDir: '/nowhere' } as never, secret: 'x'.repeat(32), log },
      { ...search, method: 'erased', by: OWNER },
    )

  test('is found and erased under however many names and numbers requests came with their e-mail', async () => {
    const crowd = Array.from({ length: 60 }, (_, number) =>
      storedRequest(number, {
        name: `Nom${number} Autre`,
        email: ELISE_EMAIL,
        phone: `514555${1000 + number}`,
      }),
    )
    await at.db.insertInto('contact_submissions').values(crowd).execute()
    const texts = ['Pour Autre, Nom7', 'Appelez le 514 555-1059', 'Ni l’un ni l’autre']
    await at.keep(...texts.map((message, index) => storedRequest(60 + index, { message })))
    const references = crowd.map(({ reference }) => reference)
    const { mentions } = await confirmedPersonalInformation(at.db, {
      query: { kind: 'email', value: ELISE_EMAIL },
      references,
    })
    expect(mentions.map(({ text }) => text).toSorted()).toEqual(texts.slice(0, 2).toSorted())
    expect(await erased({ query: { kind: 'email', value: ELISE_EMAIL }, references })).toMatchObject({
      requests: 60,
      mentions: 2,
    })
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
    await at.keep(storedRequest(1, { name, email: 'marie@example.org' }))
    await at.keep(...[...texts, ...others].map((message, index) => storedRequest(index + 2, { message })))
    await addNote(at.db, { reference: 'G-TEST-2', text: 'Rappeler Tremblay, Marie', by: OWNER })
    const search = { query: readPersonQuery('marie@example.org') as PersonQuery, references: ['G-TEST-1'] }
    const { named_in_other_requests } = await personDocument(
      at.db,
      await confirmedPersonalInformation(at.db, search),
    )
    expect(named_in_other_requests.map(({ text }) => text).toSorted()).toEqual(
      [...texts, 'Rappeler Tremblay, Marie'].toSorted(),
    )
    await erased(search)
    const left = await at.db
      .selectFrom('contact_submissions')
      .select('message')
      .orderBy('created_at')
      .execute()
    expect(left.map(({ message }) => message)).toEqual([
      ...['… m’envoie', 'Pour …', 'Voir ….', '… sait'],
      ...others,
    ])
    expect(await at.db.selectFrom('request_notes').select('text').execute()).toEqual([{ text: 'Rappeler …' }])
  })

  test('is found and erased whichever apostrophe the name is written with', async () => {
    const texts = ["Pour Jean D'Amours", 'Pour jean d’amours', 'Pour D‘AMOURS, Jean', 'Pour Jean Amours']
    for (const [index, name] of ["Jean D'Amours", 'Jean D’Amours'].entries()) {
      const email = `jean${index}@example.org`
      const first = 10 * index
      await at.keep(
        storedRequest(first, { name, email }),
        ...texts.map((message, number) => storedRequest(first + number + 1, { message })),
      )
      const words = { subject: 'Demande', html: 'Pour Jean D&#x27;Amours', text: '' }
      const mail = { ...words, kind: 'request.notice', lang: 'fr', to: OWNER.email } as const
      await queueMail(at.db, { ...mail, requestId: `id-${first + 1}` })
      const search = { query: { kind: 'email', value: email } as const, references: [`G-TEST-${first}`] }
      const done = await erased(search)
      expect(done, name).toMatchObject({ requests: 1, mentions: 3 })
      const rows = at.db.selectFrom('contact_submissions').select('message').orderBy('created_at')
      expect((await rows.execute()).map(({ message }) => message).slice(-4)).toEqual([
        ...Array(3).fill('Pour …'),
        'Pour Jean Amours',
      ])
      expect(await at.db.selectFrom('jobs').select('html').distinct().execute()).toEqual([{ html: 'Pour …' }])
    }
  })

  test('who wrote their name the other way round is found by it too', async () => {
    await at.keep(storedRequest(1, { name: 'Tremblay, Marie', email: 'marie@example.org' }))
    for (const name of ['Marie Tremblay', 'Tremblay Marie', 'tremblay, marie', 'Tremblay,Marie'])
      expect(await peopleNamed(at.db, name), name).toMatchObject([{ email: 'marie@example.org' }])
    await at.keep(storedRequest(2, { message: 'Marie Tremblay m’envoie' }))
    const search = { query: readPersonQuery('marie@example.org') as PersonQuery, references: ['G-TEST-1'] }
    expect((await confirmedPersonalInformation(at.db, search)).mentions).toMatchObject([
      { reference: 'G-TEST-2' },
    ])
  })

  test('finds people by any words of their name, accents aside, and who left but a consent behind', async () => {
    await at.keep(
      storedRequest(1, { ...JEAN, email: 'Jean.Cote@Example.org' }),
      storedRequest(2, JEAN),
      storedRequest(3, { ...JEAN, email: 'other@example.org' }),
      storedRequest(4, { name: 'Marc Roy', email: 'jean@example.org' }),
      storedRequest(5, { ...JEAN, ...consent, email: 'long.ago@example.org' }),
    )
    await at.db.updateTable('reminder_consents').set({ request_id: null }).execute()
    await at.db.deleteFrom('contact_submissions').where('id', '=', 'id-5').execute()
    const people = await peopleNamed(at.db, 'cote JEAN')
    expect(people.map(({ email, requests }) => `${email} ${requests}`)).toEqual([
      'other@example.org 1',
      'jean.cote@example.org 2',
      'long.ago@example.org 0',
    ])
    expect(await peopleNamed(at.db, 'nobody')).toEqual([])
    expect(await peopleNamed(at.db, '%')).toEqual([])
  })

  test('puts every row that names a person into their document, and no key to anything', async () => {
    await at.keep(
      storedRequest(1, { ...JEAN, ...consent }),
      storedRequest(2, { message: 'Jean Côté m’envoie' }),
    )
    await addNote(at.db, { reference: 'G-TEST-1', text: 'Jean Côté rappelle', by: OWNER })
    await at.change({ field: 'status', to: 'contacted' })
    const mail = { subject: 'Demande', html: '', text: JEAN.name, lang: 'fr' as const, to: JEAN.email }
    await queueMail(at.db, { ...mail, kind: 'request.receipt', requestId: 'id-1' })
    await queueMail(at.db, { ...mail, kind: 'account.confirm', link: 'https://garage.example/secret-word' })
    const query = { kind: 'email', value: JEAN.email } as const
    const held = await confirmedPersonalInformation(at.db, { query, references: ['G-TEST-1'] })
    const text = JSON.stringify(await personDocument(at.db, held))
    // The search words of a request are derived from the request, so they are left out.
    const rows = (await placesOf(at.database, /jean/i))
      .filter((place) => / \{"/.test(place) && !place.startsWith('request_words'))
      .flatMap((place) => /"id":"([^"]+)"/.exec(place)?.[1] ?? [])
    expect(rows.length).toBeGreaterThanOrEqual(6)
    for (const id of rows) expect(text, id).toContain(`"${id}"`)
    expect(text).toContain('"to_value":"contacted"')
    expect(text).not.toContain('secret-word')
  })
})

test('a text is left as it is but for the person', () => {
  const known = { emails: ['a.b@x.org'], phones: ['4385550178'], names: ['Zoé Roy', 'Zoé'] }
  expect(withoutPerson('Zoé ROY, A.B@X.ORG, +1 438-555-0178; Zoé; 514 555-0178', known)).toBe(
    '…, …, …; Zoé; 514 555-0178',
  )
})
