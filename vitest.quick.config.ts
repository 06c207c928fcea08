import { defineConfig } from 'vitest/config'
import { memoryFolder } from './scripts/memory-folder.ts'
import all from './vitest.config.ts'

// As `npm test` does: on many machines the test databases spend most of their time syncing to disk.
const temporary = memoryFolder()
if (temporary) process.env.TMPDIR = temporary

/** The tests of `npm run check`: those that need no built site and are done soon, pages included. */
export default defineConfig({
  plugins: all.plugins ?? [],
  test: {
    ...all.test,
    exclude: ['**/*.{built,long,release}.test.*'],
    globalSetup: ['test/postgres.setup.ts'],
  },
})
