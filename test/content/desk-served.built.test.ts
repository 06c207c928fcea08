import { expect, test } from 'vitest'
import { addSet, allSets } from '#app/publishing/changes.server.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { connect } from '#database/connect.ts'
import { startGarage } from '../garage.ts'
import { startedForAll } from '../started.ts'

const garage = startedForAll(startGarage)

test('what one process publishes, every page of another says by itself', async () => {
  const database = connect(garage.databaseUrl)
  const oil = bundledValue('prices.oilChange') as object
  const moment = new Date().toISOString()
  const entries = [{ path: 'prices.oilChange', was: oil, now: { ...oil, amount: 43 } }]
  const set = { createdAt: moment, effectiveAt: moment, by: 'a@garage.example', entries, undoes: null }
  await addSet(database, set, { after: (await allSets(database.db)).at(-1)?.id ?? 0 })
  await database.close()
  const text = async (address: string) => (await fetch(garage.url + address)).text()
  for (const [address, amount] of [
    ['/', '43\u00a0$'],
    ['/prix', '>43\u00a0$<'],
    ['/services/huiles-fluides', '43\u00a0$'],
    ['/en/pricing', '>$43<'],
  ] as const)
    await expect.poll(() => text(address), { interval: 50 }).toContain(amount)
  expect(await text('/sitemap.xml')).toContain(moment.slice(0, 7))
})
