import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inlineScript } from './scripts/inline-script.ts'
import { lastChanges } from './scripts/last-changes.ts'
import { textsFiles } from './scripts/texts-files.ts'

const isRelease = process.env.ATTACK === 'whole' || process.env.TORTURE === 'whole'

/**
 * Every unit and database test. The name of a file says when it runs: `x.release.test.ts` before a release (`npm run attack` and
 * `npm run torture` set these variables), `x.built.test.ts` needs the built site and `x.long.test.ts` takes its time, so that
 * `vitest.quick.config.ts` leaves both out.
 */
export default defineConfig({
  // Scripts, days and texts as in the build.
  plugins: [inlineScript(), lastChanges(), textsFiles()],
  test: {
    include: ['{app,server,platform,database,scripts,test}/**/*.test.{ts,tsx}'],
    exclude: isRelease ? [] : ['**/*.release.test.*'],
    // Pages name their style sheets; what is in them is asked of the built site.
    css: { include: /staff\.css\?url/ },
    globalSetup: ['test/build.setup.ts', 'test/postgres.setup.ts'],
    setupFiles: ['test/bundled.setup.ts'],
    // A machine with other work on it takes its time; what must not take long is measured where it is asked.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Files of a worker share a process: loading the site for each of them took as long as testing it (docs/decisions/091).
    isolate: false,
    restoreMocks: true,
    // `npm test` runs the browser tests beside these: with one worker more each, both took longer.
    maxWorkers: availableParallelism(),
  },
})
