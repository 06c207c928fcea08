import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownName } from '#app/content/own-pictures.ts'
import { saveDraft } from '#app/publishing/changes.server.ts'
import { openPictureStore, type PictureStore } from '#app/publishing/picture-store.server.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const { log } = createLog('error', { write: () => undefined })
const by = 'editor@garage.example'
const sha = 'ab'.repeat(32)

describe.each(engines)('The name of a picture, on $name', ({ open }) => {
  let opened: OpenedDatabase
  let dataDir: string
  let store: PictureStore
  beforeEach(async () => {
    opened = await open()
    dataDir = await mkdtemp(path.join(tmpdir(), 'garage-pictures-'))
    store = openPictureStore({ database: opened.database, log, dataDir })
  })
  afterEach(async () => {
    await store.stop()
    await rm(dataDir, { recursive: true, force: true })
    await opened.close()
  })

  const file = (x: number, y: number, of = sha) => `${ownName({ sha: of, focus: [x, y] })}-800.avif`
  const keep = () =>
    opened.database.db
      .insertInto('content_pictures')
      .values({
        sha,
        bytes: Buffer.from('no picture'),
        type: 'image/webp',
        width: 800,
        height: 600,
        made_by: by,
        made_at: new Date().toISOString(),
      })
      .execute()

  test('that nobody uses does not have every publication read', async () => {
    const asked = vi.spyOn(opened.database.db, 'selectFrom')
    const reads = () => asked.mock.calls.filter(([table]) => `${table}` === 'content_changes').length
    for (let at = 0; at < 20; at += 1)
      expect(await store.file(file(at, 1, `${at}`.padStart(64, '0')))).toBeUndefined()
    expect(reads()).toBe(0)
    await keep()
    const names = Array.from({ length: 100 }, (_, at) => store.file(file(at, 1)))
    expect((await Promise.all(names)).every((found) => found === undefined)).toBe(true)
    expect(reads()).toBeLessThanOrEqual(2)
  })

  test('that a draft of another process uses is known at once', async () => {
    await keep()
    expect(await store.file(file(10, 10))).toBeUndefined()
    const now = { sha, width: 800, height: 600, alt: null, focus: [10, 10] }
    await saveDraft(opened.database.db, { path: 'pictures.hero-evening-door', was: null, now, by }, '')
    // It is looked for, and is no picture.
    await expect(store.file(file(10, 10))).rejects.toThrow('cannot be made')
  })
})
