import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Every unit and database test, the long ones included; `vitest.quick.config.ts` takes those that are done soon. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/build.setup.ts', 'test/postgres.setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Tests of servers mostly wait: while some do, another works.
    maxWorkers: availableParallelism() + 1,
  },
})
