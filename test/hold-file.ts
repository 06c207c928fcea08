import { DatabaseSync } from 'node:sqlite'

/** Locks a SQLite file as another program that writes would. @returns a function that releases the lock. */
export function holdFile(file: string): () => void {
  const other = new DatabaseSync(file, { timeout: 5_000 })
  other.exec('begin immediate')
  return () => {
    other.exec('rollback')
    other.close()
  }
}
