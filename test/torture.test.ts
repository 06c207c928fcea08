import { expect, it } from 'vitest'
import { torture } from '../scripts/torture.ts'
import { engines } from './engines.ts'

it.each(engines)(
  'a server killed three times under load on $name loses and doubles no request it answered',
  async ({ name, open }) => {
    const { url, close } = await open()
    const result = await torture(name === 'Postgres' ? 'postgres' : 'sqlite', {
      rounds: 3,
      drain: false,
      databaseUrl: url,
    })
    await close()
    expect(result).toMatchObject({ kills: 3, missing: 0, doubled: 0, 'without mails': 0 })
    expect(result['answered 201']).toBeGreaterThanOrEqual(60)
    expect(result.kept).toBe(result['answered 201'])
  },
  180_000,
)
