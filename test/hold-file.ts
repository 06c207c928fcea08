import { DatabaseSync } from 'node:sqlite'

/** Holds a SQLite file as another program would that writes. @returns what lets it go. */
export function holdFile(file: string): () => void {
  const other = new DatabaseSync(file, { timeout: 5_000 })
  other.exec('begin immediate')
  return () => {
    other.exec('rollback')
    other.close()
  }
}
