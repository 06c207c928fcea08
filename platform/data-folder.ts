import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Env } from './env.ts'
import { makeFolder } from './make-folder.ts'

/** What the site keeps in its data folder besides the database; folders are checked recursively. */
const OURS = ['auth-secret', 'database-in-use', 'push-keys', 'mail', 'backups', 'pictures']
const OTHERS = 0o077
/** The sticky bit: a shared folder such as /tmp is not ours to restrict. */
const SHARED = 0o1000

/**
 * Creates the data folder and lets only its owner read what is in it: new files (by the umask) and those that an earlier start
 * left readable. @returns paths it did not restrict: a data folder that holds other things too, what is owned by someone else, or on a
 * read-only file system.
 */
export function openDataFolder({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>): string[] {
  process.umask(OTHERS)
  try {
    makeFolder(dataDir)
  } catch (error) {
    throw new Error(`DATA_DIR: ${dataDir} cannot be made`, { cause: error })
  }
  if (!lstatSync(realpathSync(dataDir)).isDirectory()) throw new Error(`DATA_DIR: ${dataDir} is not a folder`)
  const database = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined
  const paths = [
    dataDir,
    ...(database ? ['', '-wal', '-shm'].map((end) => database + end) : []),
    ...OURS.map((name) => path.join(dataDir, name)),
  ]
  return paths
    .filter((name) => existsSync(name))
    .flatMap((name) => (name !== dataDir ? closeAll(name) : isOurs(name) ? close(name) : [name]))
}

/** Whether nothing else is in the folder: one that others use, such as /srv, is not ours to restrict. */
const isOurs = (folder: string) =>
  readdirSync(folder).every((name) => ['garage.', ...OURS].some((ours) => name.startsWith(ours)))

function closeAll(name: string): string[] {
  const below = lstatSync(name).isDirectory() ? readdirSync(name, { recursive: true, encoding: 'utf8' }) : []
  return [name, ...below.map((one) => path.join(name, one))].flatMap(close)
}

function close(name: string): string[] {
  try {
    const found = lstatSync(name)
    if (found.isSymbolicLink() || !(found.mode & OTHERS) || found.mode & SHARED) return []
    chmodSync(name, found.mode & ~OTHERS & 0o7777)
    return []
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Deleted meanwhile, for example a mail that was just sent.
    if (code === 'ENOENT') return []
    if (code === 'EPERM' || code === 'EROFS') return [name]
    throw error
  }
}
