import { expect, test } from 'vitest'
import { engines } from '../test/engines.ts'
import { takeFrom } from './budgets.ts'

test.each(engines)(
  'who must leave tokens to others takes none of the last ones, on $name',
  async ({ open }) => {
    const { database, close } = await open()
    const take = async (leave: number) => {
      const [taken] = await takeFrom(database.db, [
        { name: 'shared', allowance: { atOnce: 3, perMinute: 1 }, leave },
      ])
      return taken?.wait === 0
    }
    expect([await take(2), await take(2), await take(0), await take(0), await take(0)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
    await close()
  },
)
