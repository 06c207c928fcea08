import { listedPaths } from '#app/places.ts'
import { startGarage } from '../test/garage.ts'
import { budgets } from './budgets.ts'
import { categories, type Figures, measure, mediansOf } from './vitals/measure.ts'
import { EMPTY_PAGE, startTwin } from './vitals/twin.ts'

const RUNS = 5
const PAGES = ['/', '/en', '/prix', '/contact', '/services/freins', '/gallery']

/** A page, the same bytes from a plain file server, and an empty page of that server. */
type Beside = { page: Figures; twin: Figures; empty: Figures }

/** Measured in turn: whatever else the machine does meets all three alike. */
async function measureInTurn(urls: Record<keyof Beside, string>, runs: number): Promise<Beside> {
  const results: Record<keyof Beside, Figures[]> = { page: [], twin: [], empty: [] }
  for (let run = 0; run < runs; run += 1) {
    results.page.push(await measure(urls.page))
    results.twin.push(await measure(urls.twin))
    results.empty.push(await measure(urls.empty))
  }
  return {
    page: mediansOf(results.page),
    twin: mediansOf(results.twin),
    empty: mediansOf(results.empty),
  }
}

const timesEmpty = ({ page, empty }: Beside) => Math.round((page.all / empty.all) * 10) / 10

function overBudget(path: string, beside: Beside): string[] {
  const { page, twin, empty } = beside
  const { timesTwin, floor, belowEmpty, shift, cpu, growth } = budgets.vitals
  const noted = cpu[path]
  const over = {
    blocking: page.blocking > Math.max(twin.blocking * timesTwin, twin.blocking + floor),
    performance: page.performance < empty.performance - belowEmpty,
    cpu: noted !== undefined && timesEmpty(beside) > noted * (1 + growth),
    shift: page.shift > shift,
  }
  const low = categories.slice(1).filter((name) => !(page[name] >= 100))
  const high = Object.entries(over).flatMap(([name, isOver]) => (isOver ? [name] : []))
  return [...low, ...high].map((name) => `${path}: ${name} over budget`)
}

/** What the budgets look at; all else in milliseconds is for information. */
function rowOf(beside: Beside): Record<string, string | number> {
  const { page, twin, empty } = beside
  const triple = (name: keyof Figures) => [page, twin, empty].map((one) => Math.round(one[name])).join(' / ')
  return {
    score: triple('performance'),
    'blocking ms': triple('blocking'),
    'CPU × empty': timesEmpty(beside),
    'CPU ms': triple('all'),
    parse: triple('parse'),
    style: triple('style'),
    layout: triple('layout'),
    script: triple('script'),
    rest: triple('rest'),
    'largest paint ms': triple('largestPaint'),
  }
}

/**
 * Lighthouse mobile and the CPU time of the main thread, the medians of five runs (of one with `--once`): the pages named, or all with
 * `--all`, each in turn with a twin and an empty page. `--applied` throttles the browser itself. Fails over budget.
 */
async function main(): Promise<void> {
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
  const paths = process.argv.includes('--all') ? listedPaths() : named.length ? named : PAGES
  const runs = process.argv.includes('--once') ? 1 : RUNS
  const garage = await startGarage()
  const twin = await startTwin(garage.url)
  const rows: Record<string, Record<string, string | number>> = {}
  const over: string[] = []
  try {
    for (const path of paths) {
      const urls = { page: garage.url + path, twin: twin.url + path, empty: twin.url + EMPTY_PAGE }
      const beside = await measureInTurn(urls, runs)
      rows[path] = rowOf(beside)
      over.push(...overBudget(path, beside))
      console.log(path, JSON.stringify(beside.page))
    }
  } finally {
    await twin.stop()
    await garage.stop()
  }
  console.log('page / twin / empty page')
  console.table(rows)
  for (const line of over) console.log(line)
  console.log(over.length ? `${over.length} over budget` : 'All within budget')
  process.exitCode = over.length ? 1 : 0
}

await main()
