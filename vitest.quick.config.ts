import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { memoryFolder } from './scripts/memory-folder.ts'
import all from './vitest.config.ts'

/** What a test imports or names when it meets the built site, whole or as a server. */
const BUILT = /'[./\w]*\/(at-desk|at-inbox|auth-site|garage|rendered|site|staff-scripts)\.ts'|build\/app/
/** They take their time by nature: many hashes of passwords, hostile texts, mail servers that hang, browsers, processes, many requests. */
const LONG =
  /^(auth-secret|content-script|database-backup|desk-pictures|guide|inbox-many|jobs-migration|lost-connection|mail-mailer|mutants|normalise|patterns|picture-names|pictures-browser|pictures-build|privacy-many|requests-limits|torture|two-processes|watchdog)\./

const left = globSync('{app,server,platform,scripts,test}/**/*.test.{ts,tsx}').filter((file) => {
  const name = path.basename(file)
  return LONG.test(name) || BUILT.test(readFileSync(file, 'utf8'))
})

// As `npm test` does: on many machines the test databases spend most of their time syncing to disk.
const temporary = memoryFolder()
if (temporary) process.env.TMPDIR = temporary

/** The tests of `npm run check`: those that need no built site and are done soon. */
export default defineConfig({
  plugins: all.plugins ?? [],
  test: {
    ...all.test,
    exclude: [...(all.test?.exclude ?? []), ...left],
    globalSetup: ['test/postgres.setup.ts'],
  },
})
