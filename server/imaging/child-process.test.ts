import { afterEach, expect, test, vi } from 'vitest'
import { runInChildProcess } from './child-process.ts'

afterEach(() => vi.unstubAllEnvs())

test('a picture has its turn after one for which no process could be begun', async () => {
  const task = { task: 'normalise', bytes: Buffer.from('no picture') } as const
  // The system refuses an environment variable this long.
  vi.stubEnv('PATH', 'x'.repeat(200_000))
  await expect(runInChildProcess(task)).rejects.toThrow('E2BIG')
  vi.unstubAllEnvs()
  expect(await runInChildProcess(task)).toBe('type')
})
