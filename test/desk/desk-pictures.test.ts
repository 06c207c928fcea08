import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { facts } from '#app/content/facts.ts'
import { type OwnPicture, ownName } from '#app/content/own-pictures.ts'
import { pictureData, socialPicture, titledPicture } from '#app/content/picture-data.server.ts'
import { isIllustration } from '#app/content/pictures.ts'
import { allDrafts, saveDraft } from '#app/publishing/changes.server.ts'
import { type Desk, draftKey, openDesk } from '#app/publishing/desk.server.ts'
import { openPictureStore, type PictureStore } from '#app/publishing/picture-store.server.ts'
import { createLog } from '#platform/log.ts'
import { runInChildProcess } from '#server/imaging/child-process.ts'
import { normalise } from '#server/imaging/normalise.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { newFolder } from '../new-folder.ts'
import { databaseForEach } from '../staff/in-database.ts'
import { exif, type HostileFile, hostileFiles, xmp } from './hostile-files.ts'

const { log } = createLog('error', { write: () => undefined })
const by = 'owner@garage.example'
const PLACE = 'pictures.hero-evening-door'

/** A photograph with metadata; upright it is 800 wide, blue on the left, red on the right. */
async function taken(): Promise<Buffer> {
  const half = (background: string) => ({
    create: { width: 400, height: 600, channels: 3 as const, background },
  })
  const right = await sharp(half('#c22')).png().toBuffer()
  const upright = await sharp({ create: { ...half('#22c').create, width: 800 } })
    .composite([{ input: right, left: 400, top: 0 }])
    .png()
    .toBuffer()
  // As a camera held sideways stores it: rotated, with an EXIF orientation.
  return sharp(await sharp(upright).rotate(-90).png().toBuffer())
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .withXmp(xmp)
    .jpeg()
    .toBuffer()
}

/** What a row has beside its sum and its moment. */
const noPicture = { bytes: Buffer.from('x'), type: 'image/webp' as const, width: 1, height: 1, made_by: by }
const photograph = await taken()
const otherPhotograph = await sharp(photograph).autoOrient().negate().jpeg().toBuffer()

async function expectClean(bytes: Buffer | Uint8Array) {
  const found = await sharp(bytes).metadata()
  expect(found).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' })
  expect([found.exif, found.xmp, found.icc, found.iptc, found.orientation, found.pages]).toEqual(
    Array(6).fill(undefined),
  )
  expectNoWords(bytes)
}

/** Fails if any hidden metadata is left in a file. */
function expectNoWords(bytes: Buffer | Uint8Array) {
  const text = Buffer.from(bytes).toString('latin1')
  expect(text).not.toMatch(/SECRET|Camera of|script|Exif/)
  expect(text).not.toContain('PK\u0003\u0004')
}

describe('a file that someone sends', () => {
  let files: HostileFile[]
  beforeAll(async () => {
    files = await hostileFiles()
  })

  test('is a clean picture or is refused, whatever it calls itself', async () => {
    const found = []
    for (const { name, bytes } of files) {
      const result = await normalise(bytes)
      if (typeof result === 'object') await expectClean(result.bytes)
      found.push([name, typeof result === 'object' ? 'clean' : result])
    }
    expect(found).toEqual(files.map(({ name, becomes }) => [name, becomes]))
    expect(files.length).toBeGreaterThan(30)
  })

  test('stands upright', async () => {
    const result = await runInChildProcess({ task: 'normalise', bytes: photograph })
    if (typeof result !== 'object') throw new Error(`${result}`)
    expect([result.width, result.height]).toEqual([800, 600])
    const pixel = async (left: number) => [
      ...(await sharp(result.bytes).extract({ left, top: 300, width: 1, height: 1 }).raw().toBuffer()),
    ]
    const [blue, red] = [await pixel(100), await pixel(700)]
    expect([blue[2], red[0]].every((part) => (part ?? 0) > 150)).toBe(true)
  })
})

describe.each(engines)('the garage’s own photographs on $name', ({ open }) => {
  let opened: OpenedDatabase
  let dataDir: string
  let store: PictureStore
  let desk: Desk
  let own: OwnPicture
  beforeAll(async () => {
    opened = await open()
    dataDir = await mkdtemp(path.join(tmpdir(), 'garage-pictures-'))
    const { database } = opened
    store = openPictureStore({ database, log, dataDir })
    desk = await openDesk({
      database,
      log,
      prepare: (next) => store.ready(Object.values(next.pictures)),
    })
    const stored = await store.take(photograph, by)
    if (typeof stored === 'string') throw new Error(stored)
    own = { ...stored, alt: { fr: 'La façade en brique', en: 'The brick front' }, focus: [50, 40] }
  })
  afterAll(async () => {
    await store.stop()
    await desk.stop()
    await opened.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const folder = () => path.join(dataDir, 'pictures')

  async function publish(now: unknown, was: unknown = null) {
    await saveDraft(opened.database.db, { path: PLACE, was, now, by }, '')
    const seen = new Set((await allDrafts(opened.database.db)).map(draftKey))
    return desk.publish({ by, role: 'admin', seen, sure: new Set() })
  }

  test('are kept once, clean, by what is in them', async () => {
    const again = await store.take(photograph, 'other@garage.example')
    expect(again).toEqual({ sha: own.sha, width: 800, height: 600 })
    const rows = await opened.database.db.selectFrom('content_pictures').selectAll().execute()
    expect(rows).toHaveLength(1)
    const [row] = rows
    if (!row) throw new Error('no row')
    await expectClean(row.bytes)
    expect(createHash('sha256').update(row.bytes).digest('hex')).toBe(own.sha)
    expect(row).toMatchObject({ type: 'image/webp', made_by: by })
  })

  test('have no form that nobody asked for', async () => {
    expect(await store.file(`${ownName(own)}-800-75.webp`)).toBeUndefined()
    expect(await store.file('own-../../garage.db')).toBeUndefined()
  })

  test('one of which no original is there is not published', async () => {
    const gone = { ...own, sha: 'f'.repeat(64) }
    expect(await publish(gone)).toMatchObject({ status: 'failed' })
    expect(facts().pictures).toEqual({})
    const [draft] = await allDrafts(opened.database.db)
    await opened.database.db.deleteFrom('content_drafts').where('path', '=', `${draft?.path}`).execute()
  })

  test('a published one stands everywhere at once, all its forms made, clean', async () => {
    const { illustration } = titledPicture('hero-evening-door', 'fr')
    const result = await publish(own)
    expect(result.status).toBe('published')
    expect(illustration).toBe(true)
    expect(facts().pictures['hero-evening-door']).toEqual(own)
    const shown = titledPicture('hero-evening-door', 'en')
    expect(shown).toMatchObject({ alt: 'The brick front', caption: 'The brick front', illustration: false })
    expect(shown.files).toEqual([`/pictures/${ownName(own)}`, 480, 800])
    expect(pictureData('hero-evening-door', 'fr').alt).toBe('La façade en brique')
    expect(socialPicture('hero-evening-door')).toBe(`/pictures/${ownName(own)}-social.jpg`)
    expect(isIllustration('hero-evening-door')).toBe(false)
    const names = await readdir(path.join(folder(), ownName(own)))
    expect(names).toHaveLength(9)
    for (const name of names) {
      const bytes = await readFile(path.join(folder(), ownName(own), name))
      // The AVIF decoder is blocked in this process, as on the site.
      await (name.endsWith('.avif') ? expectNoWords(bytes) : expectClean(bytes))
    }
  })

  test('forms that are lost are made again, once for all who wait', async () => {
    await rm(folder(), { recursive: true })
    for (const old of ['half-old', ownName({ ...own, focus: [1, 1] })]) {
      await mkdir(path.join(folder(), old), { recursive: true })
      await utimes(path.join(folder(), old), 0, 0)
    }
    const second = openPictureStore({ database: opened.database, log, dataDir })
    const name = `${ownName(own)}-800-75.webp`
    const files = await Promise.all([second.file(name), second.file(name), second.file(name)])
    expect(new Set(files)).toEqual(new Set([path.join(folder(), ownName(own), '800-75.webp')]))
    expect(await sharp(files[0]).metadata()).toMatchObject({ width: 800, height: 500 })
    expect(await readdir(folder())).toEqual([ownName(own)])
  })

  test('are made though what is left there cannot be cleaned up', async () => {
    const elsewhere = path.join(dataDir, 'unclean')
    await mkdir(path.join(elsewhere, 'pictures'), { recursive: true })
    await symlink('nowhere', path.join(elsewhere, 'pictures', 'left'))
    const second = openPictureStore({ database: opened.database, log, dataDir: elsewhere })
    await second.ready([own])
    expect(await readdir(path.join(elsewhere, 'pictures'))).toContain(ownName(own))
  })

  test('a process that is ended on the way leaves nothing half made', async () => {
    const moved = { ...own, focus: [10, 90] as const }
    const ended = openPictureStore({ database: opened.database, log, dataDir })
    const making = expect(ended.ready([moved])).rejects.toThrow(/cannot be made/)
    const taking = ended.take(otherPhotograph, by)
    await expect
      .poll(async () => (await readdir(folder())).some((name) => name.startsWith('half-')))
      .toBe(true)
    await ended.stop()
    await making
    expect(await taking).toBe('slow')
    expect(await readdir(folder())).toEqual([ownName(own)])
    expect(await opened.database.db.selectFrom('content_pictures').select('sha').execute()).toHaveLength(1)
  })

  test('one that was sent and never used is forgotten after a day', async () => {
    const { db } = opened.database
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const rows = [25, 23].map((hours) => ({ ...noPicture, sha: `${hours}`.repeat(32), made_at: at(hours) }))
    await db.insertInto('content_pictures').values(rows).execute()
    await db
      .updateTable('content_pictures')
      .set({ made_at: at(99) })
      .where('sha', '=', own.sha)
      .execute()
    const other = await store.take(otherPhotograph, by)
    const left = await db.selectFrom('content_pictures').select('sha').orderBy('sha').execute()
    const sha = typeof other === 'object' ? other.sha : ''
    expect(left.map((one) => one.sha).sort()).toEqual([own.sha, sha, '23'.repeat(32)].sort())
  })

  test('a publication is taken back: the drawn picture is there again', async () => {
    const set = desk.sets().at(-1)
    expect(await desk.undo(set?.id ?? 0, { by, role: 'admin' })).toMatchObject({ status: 'published' })
    expect(facts().pictures).toEqual({})
    expect(isIllustration('hero-evening-door')).toBe(true)
    expect(await allDrafts(opened.database.db)).toMatchObject([{ path: PLACE, now: own, isUndone: true }])
  })
})

describe.each(engines)('the name of a picture, on $name', ({ open }) => {
  const at = databaseForEach([], open)
  const sha = 'ab'.repeat(32)
  let store: PictureStore
  beforeEach(() => {
    store = openPictureStore({ database: at.database, log, dataDir: newFolder() })
  })
  afterEach(() => store.stop())

  const file = (x: number, y: number, of = sha) => `${ownName({ sha: of, focus: [x, y] })}-800.avif`
  const made_at = new Date().toISOString()
  const keep = () =>
    at.database.db
      .insertInto('content_pictures')
      .values({ ...noPicture, sha, made_at })
      .execute()

  test('that nobody uses does not have every publication read', async () => {
    const asked = vi.spyOn(at.database.db, 'selectFrom')
    const reads = () => asked.mock.calls.filter(([table]) => `${table}` === 'content_changes').length
    for (let at = 0; at < 20; at += 1)
      expect(await store.file(file(at, 1, `${at}`.padStart(64, '0')))).toBeUndefined()
    expect(reads()).toBe(0)
    await keep()
    const asking = Date.now()
    const names = Array.from({ length: 100 }, (_, at) => store.file(file(at, 1)))
    expect((await Promise.all(names)).every((found) => found === undefined)).toBe(true)
    // Once a second, however many ask and however busy the machine is.
    expect(reads()).toBeLessThanOrEqual(2 + (Date.now() - asking) / 1000)
  })

  test('that a draft of another process uses is known at once', async () => {
    await keep()
    expect(await store.file(file(10, 10))).toBeUndefined()
    const now = { sha, width: 800, height: 600, alt: null, focus: [10, 10] }
    await saveDraft(at.database.db, { path: 'pictures.hero-evening-door', was: null, now, by }, '')
    // It is looked for, and is no picture.
    await expect(store.file(file(10, 10))).rejects.toThrow('cannot be made')
  })
})
