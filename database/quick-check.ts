import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

// Runs in a thread of its own (`platform/health.ts`): says whether a SQLite file is whole.
try {
  const database = new DatabaseSync(`${workerData}`, { readOnly: true })
  parentPort?.postMessage(database.prepare('pragma quick_check(1)').get()?.quick_check)
  database.close()
} catch (error) {
  parentPort?.postMessage(error instanceof Error ? error.message : 'unreadable')
}
