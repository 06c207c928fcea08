import { inflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addNote } from '#app/requests/handling/changes.server.ts'
import { openSite } from '../accounts/auth-site.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { storedRequest } from '../requests/stored-request.ts'

/** The files of a zip, by name, read from its directory at the end. */
function filesIn(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = zip.readUInt32LE(end + 16)
  while (zip.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((from) => zip.readUInt16LE(at + from)) as [
      number,
      number,
      number,
    ]
    const start = zip.readUInt32LE(at + 42)
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const bytes = zip.subarray(from, from + size)
    files.set(zip.toString('utf8', at + 46, at + 46 + name), `${method ? inflateRawSync(bytes) : bytes}`)
    at += 46 + name + extra + comment
  }
  return files
}

describe.each(engines)('Everything to take away on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  test('is one file with the site, its articles and every request, spam and notes too', async () => {
    const site = await openSite(opened)
    try {
      const owner = await site.enter('owner@garage.example')
      await opened.database.db
        .insertInto('contact_submissions')
        .values([
          storedRequest(1, { name: 'Élise Gagné' }),
          storedRequest(2, { name: 'Référencement', status: 'spam', spam_since: 'x' }),
        ])
        .execute()
      const by = await opened.database.db.selectFrom('user').select(['id', 'email']).executeTakeFirstOrThrow()
      await addNote(opened.database.db, { reference: 'G-TEST-1', text: 'Rappeler jeudi', by })
      const answer = await owner.get('/admin/account/everything')
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="garage-\d{4}-\d\d-\d\d\.zip"$/,
      )
      const files = filesIn(Buffer.from(await answer.arrayBuffer()))
      const [table, stories, facts] = ['requests.csv', 'requests.json', 'site.json'].map(
        (name) => files.get(name) ?? '',
      )
      expect(table).toMatch(/Élise Gagné[\s\S]*Référencement/)
      expect(JSON.parse(stories ?? '')).toMatchObject([
        { reference: 'G-TEST-1', notes: [{ text: 'Rappeler jeudi' }] },
        { status: 'spam', notes: [], history: [] },
      ])
      expect(JSON.parse(facts ?? '')).toHaveProperty('prices.oilChange.amount')
      expect([...files.keys()].filter((name) => name.startsWith('articles/'))).toHaveLength(6)
    } finally {
      await site.garage.close()
    }
  })

  test('has no request where none came', async () => {
    const site = await openSite(opened)
    try {
      const owner = await site.enter('owner@garage.example')
      const answer = await owner.get('/admin/account/everything')
      const files = filesIn(Buffer.from(await answer.arrayBuffer()))
      expect(JSON.parse(files.get('requests.json') ?? '')).toEqual([])
    } finally {
      await site.garage.close()
    }
  })
})
