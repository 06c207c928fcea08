import { afterEach, expect, test, vi } from 'vitest'
import { workOn } from './own-process.ts'

afterEach(() => vi.unstubAllEnvs())

test('a picture has its turn after one for which no process could be begun', async () => {
  const task = { task: 'normalise', bytes: Buffer.from('no picture') } as const
  // The system refuses an environment variable this long.
  vi.stubEnv('PATH', 'x'.repeat(200_000))
  await expect(workOn(task)).rejects.toThrow('E2BIG')
  vi.unstubAllEnvs()
  expect(await workOn(task)).toBe('type')
})
