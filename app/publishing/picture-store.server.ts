import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { focalPart, type OwnPicture, ownFile, ownName } from '#app/content/own-pictures.ts'
import { picturesIn } from '#app/publishing/kinds/pictures.ts'
import type { Database } from '#database/connect.ts'
import { errorFields, type Log } from '#platform/log.ts'
import { runInChildProcess } from '#server/imaging/child-process.ts'
import type { PictureRefusal } from '#server/imaging/kind.ts'
import { allDrafts, allSets } from './changes.server.ts'

/** Age at which an uploaded photograph that is not used is deleted. */
const UNUSED_MILLISECONDS = 86_400_000

/** Younger folders are not swept: another process may still be writing them. */
const LEFT_MILLISECONDS = 300_000

/** How long the names in use are not read again. */
const NAMES_MILLISECONDS = 1_000

export type StoredPicture = Pick<OwnPicture, 'sha' | 'width' | 'height'>

export type PictureStore = ReturnType<typeof openPictureStore>

type Options = { database: Database; log: Log; dataDir: string }

/** The garage's own photographs: the originals in the database, the resized files in a folder that can be rebuilt. */
export function openPictureStore({ database, log, dataDir }: Options) {
  const { db } = database
  const folder = path.join(dataDir, 'pictures')
  const stopping = new AbortController()
  const making = new Map<string, Promise<void>>()
  let swept: Promise<void> | undefined

  /** Removes unfinished folders of processes that were killed, and files of pictures that no content or draft uses any more. */
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

  let names = new Map<string, OwnPicture>()
  let readAt = 0
  let coming: Promise<void> | undefined

  /** Reads every publication and draft. Anyone may ask for a name, so this is done once a second, for all who wait for it. */
  function readNames(): Promise<void> {
    coming ??= (async () => {
      await setTimeout(Math.max(0, readAt + NAMES_MILLISECONDS - Date.now()))
      // Whoever asks from now on may mean a draft that this read misses.
      coming = undefined
      readAt = Date.now()
      names = new Map((await used()).map((picture) => [ownName(picture), picture]))
    })()
    return coming
  }

  /** The picture of a name, if content or a draft uses it. A name whose photograph was never sent costs one indexed query. */
  async function usedAs({ name, sha }: { name: string; sha: string }): Promise<OwnPicture | undefined> {
    const known = names.get(name)
    if (known) return known
    const stored = await db
      .selectFrom('content_pictures')
      .select('made_at')
      .where('sha', '>=', sha)
      // The first letter after the hexadecimal digits.
      .where('sha', '<', `${sha}g`)
      .executeTakeFirst()
    if (!stored) return undefined
    await readNames()
    return names.get(name)
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

  /** Makes all files of a picture, or none. @throws if they cannot be made */
  async function make(picture: Pick<OwnPicture, 'sha' | 'focus'>): Promise<void> {
    const name = ownName(picture)
    const row = await db
      .selectFrom('content_pictures')
      .select('bytes')
      .where('sha', '=', picture.sha)
      .executeTakeFirst()
    if (!row) throw new Error(`The photograph ${name} is not there`)
    await mkdir(folder, { recursive: true })
    // A failed sweep must not prevent making the picture.
    swept ??= sweep().catch((error) => log.error('picture.unswept', errorFields(error)))
    await swept
    const half = await mkdtemp(path.join(folder, 'half-'))
    try {
      const focus = focalPart(picture.focus)
      const result = await runInChildProcess(
        { task: 'make', bytes: row.bytes, focus, folder: half },
        stopping.signal,
      )
      if (result !== 'made') throw new Error(`The photograph ${name} cannot be made`)
      const whole = path.join(folder, name)
      await rename(half, whole).catch((error) => {
        // Another process with the same folder may have been faster.
        if (!existsSync(whole)) throw error
      })
    } finally {
      await rm(half, { recursive: true, force: true })
    }
  }

  /** Makes the files of a picture unless they exist. @throws if they cannot be made */
  function made(picture: Pick<OwnPicture, 'sha' | 'focus'>): Promise<void> {
    const name = ownName(picture)
    if (existsSync(path.join(folder, name))) return Promise.resolve()
    const running = making.get(name) ?? make(picture).finally(() => making.delete(name))
    making.set(name, running)
    return running
  }

  return {
    /** Normalises and stores an uploaded file. @returns why, if it is refused */
    async take(bytes: Uint8Array, by: string): Promise<StoredPicture | PictureRefusal> {
      const result = await runInChildProcess({ task: 'normalise', bytes }, stopping.signal)
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
    /** A stored photograph; undefined if there is none. */
    byHash: (sha: string) =>
      db
        .selectFrom('content_pictures')
        .select(['sha', 'width', 'height', 'bytes', 'type'])
        .where('sha', '=', sha)
        .executeTakeFirst(),
    /** Makes the missing files of these photographs. @throws if some cannot be made */
    async ready(pictures: readonly OwnPicture[]): Promise<void> {
      for (const picture of pictures) await made(picture)
    },
    /** The path of a picture file, made now if missing; undefined if no content or draft uses it. */
    async file(name: string): Promise<string | undefined> {
      const wanted = ownFile(name)
      if (!wanted) return undefined
      const file = path.join(folder, wanted.name, wanted.rest)
      if (existsSync(file)) return file
      if (existsSync(path.dirname(file))) return undefined
      const picture = await usedAs(wanted)
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
