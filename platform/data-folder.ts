import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Env } from './env.ts'

/** What the site keeps in its folder besides the database; what stands in these folders is looked at too. */
const OURS = ['auth-secret', 'push-keys', 'mail', 'backups', 'pictures']
const OTHERS = 0o077
/** A folder that everyone may write to, such as /tmp, is not ours to close. */
const SHARED = 0o1000

/**
 * Makes the data folder and sees to it that nobody but its owner reads what is in it: what is made from now on, and what an
 * earlier start left open. @returns what could not be closed because it belongs to someone else.
 */
export function openDataFolder({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>): string[] {
  process.umask(OTHERS)
  mkdirSync(dataDir, { recursive: true })
  const database = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined
  const paths = [
    dataDir,
    ...(database ? ['', '-wal', '-shm'].map((end) => database + end) : []),
    ...OURS.map((name) => path.join(dataDir, name)),
  ]
  return paths
    .filter((name) => existsSync(name))
    .flatMap((name) => (name === dataDir ? close(name) : closeAll(name)))
}

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
    // A mail that was just sent is gone.
    if (code === 'ENOENT') return []
    if (code === 'EPERM' || code === 'EROFS') return [name]
    throw error
  }
}
