import { beforeEach, describe, expect, test } from 'vitest'
import { withoutPerson } from '#app/personal-data/mentions.server.ts'
import { personalInformationOf, readPersonQuery, requestsOf } from '#app/personal-data/person.server.ts'
import { listRequests } from '#app/requests/handling/inbox.server.ts'
import { engines } from '../engines.ts'
import { databaseForEach } from '../staff/in-database.ts'
import { storedRequest } from './stored-request.ts'

/** What a visitor typed as a phone number, and what staff search for it by. */
const cases: [string, string[]][] = [
  ['+1 514 555-0111 poste 12', ['514 555-0111', '+1 514 555 0111', '555-0111', '514 555-0111 poste 12']],
  ['1-514-555-0113 x5', ['514 555-0113', '(514) 555.0113', '555 0113']],
  ['514-555-0109 / 438-555-0199', ['514 555-0109', '438 555-0199', '555-0199']],
  ['+33 (0)6 12 34 56 78', ['+33 6 12 34 56 78', '06 12 34 56 78', '0612345678', '33612345678']],
  ['٥١٤ ٥٥٥ ٠١٠٧', ['514 555-0107', '٥١٤ ٥٥٥ ٠١٠٧', '555-0107']],
  ['５１４−５５５−０１０８', ['514 555-0108', '555-0108']],
  ['514–555–0130', ['514 555-0130', '514–555–0130', '555-0130']],
  ['514\u200b555\u200b0104', ['514 555-0104', '\u202d514 555-0104\u202c']],
  ['514 555 0140', ['514 555-0140', '+1 514 555-0140', '+1-514-555-0140']],
]

describe.each(engines)('Phone numbers on $name', ({ open }) => {
  const at = databaseForEach([], open)
  beforeEach(() => at.keep(...cases.map(([phone], number) => storedRequest(number, { phone }))))

  test('are found by the inbox and the privacy desk alike, however they were typed', async () => {
    const { db } = at
    const list = { sort: 'newest', now: new Date() } as const
    const inInbox = async (search: string) => (await listRequests(db, { ...list, search }, 1)).rows
    for (const [phone, searches] of cases)
      for (const search of searches) {
        const query = readPersonQuery(search)
        const found = [await inInbox(search), query ? await requestsOf(db, query) : []]
        expect(
          found.map((rows) => rows.map((row) => row.phone)),
          search,
        ).toEqual([[phone], [phone]])
      }
    expect((await inInbox('0111')).map(({ phone }) => phone)).toEqual(['+1 514 555-0111 poste 12'])
    expect(readPersonQuery('0111')).toBeUndefined()
  })

  test('in someone’s message or note are found and erased in any notation', async () => {
    const { db } = at
    const written = ['514–555–0130', '+1 (514) 555.0130', '٥١٤ ٥٥٥ ٠١٣٠', '514\u2060555\u20600130']
    const requests = written.map((phone, number) =>
      storedRequest(50 + number, { phone: '438 555-0100', message: `Aussi au ${phone}, le soir` }),
    )
    await at.keep(...requests)
    const note = { id: 'n', request_id: 'id-50', at: '2026-10-02T15:00:00.000Z', by_name: 'Léa' }
    await db
      .insertInto('request_notes')
      .values({ ...note, text: 'Rappeler le 514 / 555 / 0130' })
      .execute()
    const query = readPersonQuery('514 555-0130')
    if (!query) throw new Error('It is a phone number')
    const { known, mentions } = await personalInformationOf(db, query, await requestsOf(db, query))
    const left = mentions.map(({ text }) => withoutPerson(text, known)).sort()
    expect(left).toEqual([...Array(4).fill('Aussi au …, le soir'), 'Rappeler le …'])
  })
})
