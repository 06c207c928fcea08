import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder for a test, from the test itself or a hook before it; removed once the hooks after it are done. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'garage-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
