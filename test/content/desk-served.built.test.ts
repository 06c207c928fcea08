import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSet, allSets } from '#app/publishing/changes.server.ts'
import type { Entry } from '#app/publishing/fold.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { connect, type Database } from '#database/connect.ts'
import { startGarage } from '../garage.ts'

/** The server's output: the shell that starts it redirects it to this file. */
const log = path.join(tmpdir(), `garage-log-${process.pid}`)
const LOGGED = ['sh', '-c', 'exec "$0" "$@" > "$LOG"']

let garage: Awaited<ReturnType<typeof startGarage>>
let database: Database
beforeAll(async () => {
  garage = await startGarage({ LOG: log }, 'garage-', LOGGED)
  database = connect(garage.databaseUrl)
})
afterAll(async () => {
  await database.close()
  await garage.stop()
  await rm(log)
})

/** Publishes as another process of the same site would. */
async function publish(entries: Entry[]) {
  const after = (await allSets(database.db)).at(-1)?.id ?? 0
  const moment = new Date().toISOString()
  const set = { createdAt: moment, effectiveAt: moment, by: 'a@garage.example', entries, undoes: null }
  return addSet(database, set, { after })
}

const oil = bundledValue('prices.oilChange') as object
const price = (amount: number): Entry => ({ path: 'prices.oilChange', was: oil, now: { ...oil, amount } })

const text = async (address: string, site = garage.url) => (await fetch(`${site}${address}`)).text()

/** How many of the four addresses show an amount. */
async function saying(amount: number, site = garage.url): Promise<number> {
  const shown = await Promise.all([
    text('/', site).then((page) => page.includes(`${amount}\u00a0$`)),
    text('/prix', site).then((page) => page.includes(`>${amount}\u00a0$<`)),
    text('/services/huiles-fluides', site).then((page) => page.includes(`${amount}\u00a0$`)),
    text('/en/pricing', site).then((page) => page.includes(`>$${amount}<`)),
  ])
  return shown.filter(Boolean).length
}

test('what one process publishes, every page of another says by itself', async () => {
  await publish([price(43)])
  await expect.poll(() => saying(43), { interval: 50 }).toBe(4)
  expect(await text('/sitemap.xml')).toContain(new Date().toISOString().slice(0, 7))
})

test('a change that a page cannot show leaves every page as it was', async () => {
  await publish([{ path: 'prices.labour', was: bundledValue('prices.labour'), now: null }, price(53)])
  await expect.poll(() => readFile(log, 'utf8')).toContain('"event":"publish.failed"')
  expect([await saying(53), await saying(43)]).toEqual([0, 4])
  // A process that starts now skips the faulty entry and shows the rest.
  const other = await startGarage({ DATABASE_URL: garage.databaseUrl })
  expect(await saying(53, other.url)).toBe(4)
  await other.stop()
  expect(await saying(43)).toBe(4)
  await publish([{ path: 'prices.labour', was: null, now: bundledValue('prices.labour') }])
  await expect.poll(() => saying(53), { interval: 50 }).toBe(4)
})
