import { describe, expect, test } from 'vitest'
import { queueMail } from '#app/mail/outbox.server.ts'
import { confirmedPersonalInformation } from '#app/personal-data/erase.server.ts'
import { personDocument } from '#app/personal-data/export.server.ts'
import { mentionsOf, withoutPerson } from '#app/personal-data/mentions.server.ts'
import { peopleNamed } from '#app/personal-data/person.server.ts'
import { addNote } from '#app/requests/life/acts.server.ts'
import { placesOf } from '../dump.ts'
import { engines } from '../engines.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, OWNER } from './in-database.ts'

const JEAN = { name: 'Jean Côté', email: 'jean.cote@example.org', phone: '438 555-0178' }
const consent = { reminders_text: 'J’accepte les rappels.', reminders_at: '2026-10-01T12:00:00.000Z' }

/** By name: what is left of each text once its person is erased; the same where somebody else is named. */
const named: Record<string, Record<string, string>> = {
  'Marie Tremblay': {
    'Tremblay Marie m’envoie': '… m’envoie',
    'Pour TREMBLAY, marie': 'Pour …',
    'Voir tremblay,Marie.': 'Voir ….',
    'Marie\nTremblay sait': '… sait',
    'Leroy Tremblay': 'Leroy Tremblay',
    'Marie est là, Tremblay non': 'Marie est là, Tremblay non',
    'Annemarie Tremblay': 'Annemarie Tremblay',
    'Tremblay Mariette': 'Tremblay Mariette',
  },
  ...Object.fromEntries(
    ["Jean D'Amours", 'Jean D’Amours'].map((name) => [
      name,
      {
        "Pour Jean D'Amours": 'Pour …',
        'Pour jean d’amours': 'Pour …',
        'Pour D‘AMOURS, Jean': 'Pour …',
        'Pour Jean D&#x27;Amours': 'Pour …',
        'Pour Jean Amours': 'Pour Jean Amours',
      },
    ]),
  ),
}

describe.each(engines)('Whoever is named on $name', ({ open }) => {
  const at = databaseForEach([OWNER], open)

  test('is found under however many names and numbers requests came with their e-mail', async () => {
    const value = 'elise.gagne@example.org'
    const crowd = Array.from({ length: 60 }, (_, number) =>
      storedRequest(number, { name: `Nom${number} Autre`, email: value, phone: `514555${1000 + number}` }),
    )
    await at.db.insertInto('contact_submissions').values(crowd).execute()
    const texts = ['Appelez le 514 555-1059', 'Pour Autre, Nom7', 'Ni l’un ni l’autre']
    await at.keep(...texts.map((message, index) => storedRequest(60 + index, { message })))
    const references = crowd.map(({ reference }) => reference)
    const held = await confirmedPersonalInformation(at.db, { query: { kind: 'email', value }, references })
    expect(held.mentions.map(({ text }) => text).toSorted()).toEqual(texts.slice(0, 2))
  })

  test.each(Object.entries(named))(
    '%s is found however it is written, and nobody else',
    async (name, texts) => {
      await at.keep(...Object.keys(texts).map((message, number) => storedRequest(number, { message })))
      const known = { emails: [], phones: [], names: [name, 'Marie', 'Jean'] }
      const found = await mentionsOf(at.db, known, new Set())
      const left = Object.fromEntries(found.map(({ text }) => [text, withoutPerson(text, known)]))
      expect(left).toEqual(Object.fromEntries(Object.entries(texts).filter(([text, to]) => text !== to)))
    },
  )

  test('is found by any words of their name in any order, accents aside, and who left but a consent behind', async () => {
    await at.keep(
      storedRequest(1, { ...JEAN, email: 'Jean.Cote@Example.org' }),
      storedRequest(2, { ...JEAN, name: 'Côté, Jean' }),
      storedRequest(3, { ...JEAN, email: 'other@example.org' }),
      storedRequest(4, { name: 'Marc Roy', email: 'jean@example.org' }),
      storedRequest(5, { ...JEAN, ...consent, email: 'long.ago@example.org' }),
    )
    await at.db.updateTable('reminder_consents').set({ request_id: null }).execute()
    await at.db.deleteFrom('contact_submissions').where('id', '=', 'id-5').execute()
    for (const typed of ['cote JEAN', 'Jean Côté', 'côté,Jean']) {
      const people = (await peopleNamed(at.db, typed)).map(({ email, requests }) => `${email} ${requests}`)
      expect(people, typed).toEqual([`other@example.org 1`, `${JEAN.email} 2`, `long.ago@example.org 0`])
    }
    for (const nobody of ['nobody', '%']) expect(await peopleNamed(at.db, nobody)).toEqual([])
  })

  test('has every row that names them in their document, and no key to anything', async () => {
    await at.keep(
      storedRequest(1, { ...JEAN, ...consent }),
      storedRequest(2, { message: 'Jean Côté m’envoie' }),
    )
    await at.take(addNote('Jean Côté rappelle'))
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
