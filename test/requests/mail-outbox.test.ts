import { afterEach, describe, expect, it } from 'vitest'
import { type Mail, queueMail } from '#app/mail/outbox.server.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const mail: Mail = {
  kind: 'account.confirm',
  to: 'someone@example.org',
  subject: 'Bonjour',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  lang: 'fr',
}

describe.each(engines)('a mail left to be sent on $name', ({ open }) => {
  let opened: OpenedDatabase
  afterEach(() => opened.close())

  it('waits, due at once, under a Message-ID of its own', async () => {
    opened = await open()
    const { db } = opened.database
    const ids = [await queueMail(db, mail), await queueMail(db, mail)]
    const rows = await db.selectFrom('jobs').selectAll().execute()
    expect(rows.map((row) => row.id).sort()).toEqual(ids.sort())
    expect(new Set(rows.map((row) => row.message_id)).size).toBe(2)
    for (const row of rows) {
      expect(row).toMatchObject({ state: 'waiting', attempts: 0, to_address: mail.to, sent_at: null })
      expect(row.message_id).toMatch(/^<[\w-]+@[\w.-]+>$/)
      expect(Date.parse(row.due_at)).toBeLessThanOrEqual(Date.now())
    }
  })

  it('is gone with a transaction that fails', async () => {
    opened = await open()
    const { db } = opened.database
    await expect(
      db.transaction().execute(async (trx) => {
        await queueMail(trx, mail)
        throw new Error('the rest failed')
      }),
    ).rejects.toThrow('the rest failed')
    expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })
})
