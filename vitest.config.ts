import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Every unit and database test, the long ones included; `vitest.quick.config.ts` takes those that are done soon. */
export default defineConfig({
  test: {
    include: ['{app,server,platform,database,scripts,test}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/build.setup.ts', 'test/postgres.setup.ts'],
    // A machine with other work on it takes its time; what must not take long is measured where it is asked.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // Tests of servers mostly wait: while some do, another works.
    maxWorkers: availableParallelism() + 1,
  },
})
