import { expect, it } from 'vitest'
import { torture } from '../tools/torture/torture.ts'
import { engines } from './engines.ts'

/** Number of kills in `npm test`; `npm run torture` kills twenty times. */
const ROUNDS = 1

it.each(engines)(
  'a server killed under load on $name loses and doubles no request',
  async ({ name, open }) => {
    const { url, close } = await open()
    const result = await torture(name === 'Postgres' ? 'postgres' : 'sqlite', {
      rounds: ROUNDS,
      drain: false,
      databaseUrl: url,
    })
    await close()
    expect(result).toMatchObject({
      kills: ROUNDS,
      missing: 0,
      doubled: 0,
      'without mails': 0,
      'mails lost': 0,
    })
    expect(result['answered 201']).toBeGreaterThanOrEqual(20 * ROUNDS)
    expect(result.stored).toBe(result['answered 201'])
  },
)
