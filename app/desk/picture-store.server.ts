import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { focalPart, type OwnPicture, ownFile, ownName } from '#app/content/own-pictures.ts'
import type { Database } from '#database/connect.ts'
import { errorFields, type Log } from '#platform/log.ts'
import type { PictureRefusal } from '#server/pictures/kind.ts'
import { workOn } from '#server/pictures/own-process.ts'
import { allDrafts, allSets } from './changes.server.ts'
import { picturesIn } from './pictures.ts'

/** A photograph that was sent and never used is forgotten after so long. */
const UNUSED_MILLISECONDS = 86_400_000

/** Another process of the same folder may be at work on what is younger. */
const LEFT_MILLISECONDS = 300_000

export type StoredPicture = Pick<OwnPicture, 'sha' | 'width' | 'height'>

export type PictureStore = ReturnType<typeof openPictureStore>

type Options = { database: Database; log: Log; dataDir: string }

/** The garage's own photographs: in the database, their forms in a folder that can be lost. */
export function openPictureStore({ database, log, dataDir }: Options) {
  const { db } = database
  const folder = path.join(dataDir, 'pictures')
  const stopping = new AbortController()
  const making = new Map<string, Promise<void>>()
  let swept: Promise<void> | undefined

  /** What a process that was ended left half made, and forms of what no content and no draft names any more. */
  async function sweep(): Promise<void> {
    const names = new Set((await used()).map(ownName))
    for (const name of await readdir(folder)) {
      const left = path.join(folder, name)
      const isLeft = !names.has(name) && Date.now() - (await stat(left)).mtimeMs > LEFT_MILLISECONDS
      if (isLeft) await rm(left, { recursive: true, force: true })
    }
  }

  async function used(): Promise<OwnPicture[]> {
    return picturesIn([...(await allSets(db)).flatMap(({ entries }) => entries), ...(await allDrafts(db))])
  }

  async function forgetUnused(): Promise<void> {
    const shas = (await used()).map(({ sha }) => sha)
    const before = new Date(Date.now() - UNUSED_MILLISECONDS).toISOString()
    await db
      .deleteFrom('content_pictures')
      .where('made_at', '<', before)
      .$if(shas.length > 0, (rows) => rows.where('sha', 'not in', shas))
      .execute()
  }

  /** Makes the forms of a picture, all or none. @throws where they cannot be made */
  async function make(picture: Pick<OwnPicture, 'sha' | 'focus'>): Promise<void> {
    const name = ownName(picture)
    const row = await db
      .selectFrom('content_pictures')
      .select('bytes')
      .where('sha', '=', picture.sha)
      .executeTakeFirst()
    if (!row) throw new Error(`The photograph ${name} is not there`)
    await mkdir(folder, { recursive: true })
    // What cannot be cleaned up is in nobody's way.
    swept ??= sweep().catch((error) => log.error('picture.unswept', errorFields(error)))
    await swept
    const half = await mkdtemp(path.join(folder, 'half-'))
    try {
      const focus = focalPart(picture.focus)
      const result = await workOn({ task: 'make', bytes: row.bytes, focus, folder: half }, stopping.signal)
      if (result !== 'made') throw new Error(`The photograph ${name} cannot be made`)
      const whole = path.join(folder, name)
      await rename(half, whole).catch((error) => {
        // Another process of the same folder was faster.
        if (!existsSync(whole)) throw error
      })
    } finally {
      await rm(half, { recursive: true, force: true })
    }
  }

  /** The forms of a picture are there. @throws where they cannot be made */
  function made(picture: Pick<OwnPicture, 'sha' | 'focus'>): Promise<void> {
    const name = ownName(picture)
    if (existsSync(path.join(folder, name))) return Promise.resolve()
    const running = making.get(name) ?? make(picture).finally(() => making.delete(name))
    making.set(name, running)
    return running
  }

  return {
    /** Keeps a file that was sent, made clean. */
    async take(bytes: Uint8Array, by: string): Promise<StoredPicture | PictureRefusal> {
      const result = await workOn({ task: 'normalise', bytes }, stopping.signal)
      if (result === undefined || result === 'made') return 'slow'
      if (typeof result === 'string') return result
      const { width, height } = result
      const sha = createHash('sha256').update(result.bytes).digest('hex')
      const row = { sha, bytes: result.bytes, type: 'image/webp' as const, width, height, made_by: by }
      const made_at = new Date().toISOString()
      await db
        .insertInto('content_pictures')
        .values({ ...row, made_at })
        .onConflict((conflict) => conflict.column('sha').doUpdateSet({ made_at }))
        .execute()
      await forgetUnused()
      log.info('picture.kept', { width, height, bytes: result.bytes.length })
      return { sha, width, height }
    },
    /** A photograph as it is kept. */
    byHash: (sha: string) =>
      db
        .selectFrom('content_pictures')
        .select(['sha', 'width', 'height', 'bytes', 'type'])
        .where('sha', '=', sha)
        .executeTakeFirst(),
    /** All forms of these photographs are there. @throws where some cannot be made */
    async ready(pictures: readonly OwnPicture[]): Promise<void> {
      for (const picture of pictures) await made(picture)
    },
    /** Where a form lies, made now where it is missing; undefined where no content and no draft names it. */
    async file(name: string): Promise<string | undefined> {
      const wanted = ownFile(name)
      if (!wanted) return undefined
      const file = path.join(folder, wanted.name, wanted.rest)
      if (existsSync(file)) return file
      if (existsSync(path.dirname(file))) return undefined
      const picture = (await used()).find((one) => ownName(one) === wanted.name)
      if (!picture) return undefined
      await made(picture)
      return existsSync(file) ? file : undefined
    },
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.allSettled(making.values())
    },
  }
}
