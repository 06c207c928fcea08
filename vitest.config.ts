import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inlineScript } from './scripts/inline-script.ts'
import { lastChanges } from './scripts/last-changes.ts'
import { textsFiles } from './scripts/texts-files.ts'

/** Long by nature, and for a release: `npm run attack` and `npm run torture` run them, and set this variable. */
const RELEASE = ['attack-flood', 'attack-time', 'faults', 'guide', 'owner-gets-in', 'page-styles']
const isRelease = process.env.ATTACK === 'whole' || process.env.TORTURE === 'whole'

/** Every unit and database test but those for a release; `vitest.quick.config.ts` takes those that are done soon. */
export default defineConfig({
  // As in the build.
  plugins: [inlineScript(), lastChanges(), textsFiles()],
  test: {
    include: ['{app,server,platform,database,scripts,test}/**/*.test.{ts,tsx}'],
    exclude: isRelease ? [] : RELEASE.map((name) => `test/**/${name}.test.ts`),
    // Pages name their style sheets; what is in them is asked of the built site.
    css: { include: /staff\.css\?url/ },
    globalSetup: ['test/build.setup.ts', 'test/postgres.setup.ts'],
    // A machine with other work on it takes its time; what must not take long is measured where it is asked.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // Files of a worker share a process: loading the site for each of them took as long as testing it (docs/decisions/091).
    isolate: false,
    restoreMocks: true,
    // `npm test` runs the browser tests beside these: with one worker more each, both took longer.
    maxWorkers: availableParallelism(),
  },
})
