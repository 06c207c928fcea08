import { afterAll, beforeAll } from 'vitest'

/** What is started once for the tests of a file, and stopped after them: it is there once they begin. Registers the hooks. */
export function startedForAll<Started extends { stop(): unknown }>(start: () => Promise<Started>): Started {
  const started = {} as Started
  beforeAll(async () => void Object.assign(started, await start()))
  afterAll(() => started.stop())
  return started
}
