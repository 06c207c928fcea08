import '../server/production.ts'
import path from 'node:path'
import { mock } from 'node:test'
import { constants } from 'node:zlib'
import { encode } from '../server/encode.ts'
import { separateData } from '../server/page-data.ts'
import { readKeptStyles, styleTrimmer } from '../server/page-styles.ts'
import { htmlBudget, KB } from './budgets.ts'
import { openRenderer } from './renderer.ts'

const BUILD = path.resolve(import.meta.dirname, '../build')
/** The heaviest of their budget. */
const HEAVIEST = ['/', '/services', '/services/inspection']
const MOMENTS = 25
/** Over 30 days, at every hour of the day. */
const HOURS_BETWEEN = 29
const HOUR = 3_600_000

type Weighed = { least: number; most: number; budget: number; heaviest: string }

/** What a page's HTML weighs as it is published in the next 30 days, in kilobytes: the date, the hours and a holiday are in it. */
async function main(): Promise<void> {
  const renderer = await openRenderer()
  const { trim } = styleTrimmer(path.join(BUILD, 'app/client'), readKeptStyles(BUILD))
  const begin = Date.now()

  async function weigh(address: string, moment: Date): Promise<number> {
    mock.timers.enable({ apis: ['Date'], now: moment })
    const { html } = separateData(trim(await renderer.page(address)))
    mock.timers.reset()
    return (await encode(Buffer.from(html), constants.BROTLI_MAX_QUALITY)).br.length / KB
  }

  const named = process.argv.slice(2)
  const table: Record<string, Weighed> = {}
  for (const address of named.length ? named : HEAVIEST) {
    const weighed: Weighed = {
      least: Number.POSITIVE_INFINITY,
      most: 0,
      budget: htmlBudget(address),
      heaviest: '',
    }
    for (let index = 0; index < MOMENTS; index += 1) {
      const moment = new Date(begin + index * HOURS_BETWEEN * HOUR)
      const size = Number((await weigh(address, moment)).toFixed(3))
      weighed.least = Math.min(weighed.least, size)
      if (size <= weighed.most) continue
      weighed.most = size
      weighed.heaviest = moment.toISOString()
    }
    table[address] = weighed
  }
  await renderer.close()
  console.table(table)
  const over = Object.values(table).some(({ most, budget }) => most > budget)
  console.log(over ? 'Over budget' : 'All within budget')
  process.exitCode = over ? 1 : 0
}

await main()
