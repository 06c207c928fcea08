import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/build.setup.ts', 'test/postgres.setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
