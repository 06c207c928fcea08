import { expect, test } from 'vitest'
import { compare } from '../tools/torture/torture-visitors.ts'
import { engines } from './engines.ts'
import { startTwoServers } from './two-servers.ts'
import { startVisitors } from './visitors.ts'

/** Posts answered before and after the kill. */
const POSTS = 30

test('one of two processes killed under load: no visitor behind nginx notices, nothing is lost or doubled', async () => {
  const opened = await engines.find(({ name }) => name === 'Postgres')?.open()
  const pair = await startTwoServers({
    REQUEST_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...(opened && { DATABASE_URL: opened.url }),
  })
  const visitors = startVisitors(pair.url)
  try {
    await visitors.answeredMore(POSTS)
    pair.servers[0]?.server.kill('SIGKILL')
    await visitors.answeredMore(2 * POSTS)
    const { answered, errors } = await visitors.leave()
    expect(errors).toEqual([])
    expect(await compare(pair.databaseUrl, answered)).toMatchObject({
      missing: 0,
      doubled: 0,
      'without mails': 0,
    })
  } finally {
    await visitors.leave()
    await pair.stop()
    await opened?.close()
  }
})
