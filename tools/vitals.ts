import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { listedPaths } from '#app/places.ts'
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts'
import { startGarage } from '../test/garage.ts'
import { budgets } from './budgets.ts'
import { median } from './median.ts'

const RUNS = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const

type Figures = Record<(typeof categories)[number] | keyof typeof audits, number>

/** Throttles the browser itself; by default Lighthouse simulates the throttling from a load at full speed. */
const applied = process.argv.includes('--applied') && ({ throttlingMethod: 'devtools' } as const)

/** One run of Lighthouse with its defaults: its mobile preset, its own throttling, a new browser. */
async function measure(url: string): Promise<Figures> {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...applied })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = result
    const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)])
    const figures = Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue])
    return Object.fromEntries([...scores, ...figures]) as Figures
  } finally {
    chrome.kill()
  }
}

/** Each figure's median. Some traces lack the start of the page: such a run has no times and does not count. */
async function medians(url: string, runs: number): Promise<Figures> {
  const results: Figures[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measure(url))
  const names = [...categories, ...Object.keys(audits)] as (keyof Figures)[]
  const known = (name: keyof Figures) => results.map((one) => one[name]).filter(Number.isFinite)
  return Object.fromEntries(
    names.map((name) => [name, Math.round(median(known(name)) * 1000) / 1000]),
  ) as Figures
}

function overBudget(page: string, figures: Figures): string[] {
  const low = categories.filter((name) => !(figures[name] >= 100))
  const high = (['largestPaint', 'blocking', 'shift'] as const).filter(
    (name) => !(figures[name] <= budgets.lighthouse[name]),
  )
  return [...low, ...high].map((name) => `${page}: ${name} ${figures[name]}`)
}

/**
 * Lighthouse mobile, the median of five runs (one with `--once`): `/` and `/en`, the pages or whole addresses named, or all
 * with `--all`. `--applied` throttles the browser itself. Fails over budget.
 */
async function main(): Promise<void> {
  const named = process.argv.slice(2).filter((argument) => /^(\/|http:)/.test(argument))
  const paths = process.argv.includes('--all') ? listedPaths() : named.length ? named : ['/', '/en']
  const garage = await startGarage()
  const rows: Record<string, Figures> = {}
  try {
    for (const path of paths) {
      const figures = await medians(
        new URL(path, garage.url).href,
        process.argv.includes('--once') ? 1 : RUNS,
      )
      rows[path] = figures
      console.log(path, JSON.stringify(figures))
    }
  } finally {
    await garage.stop()
  }
  console.table(rows)
  const over = Object.entries(rows).flatMap(([page, figures]) => overBudget(page, figures))
  for (const line of over) console.log(line)
  console.log(over.length ? `${over.length} over budget` : 'All within budget')
  process.exitCode = over.length ? 1 : 0
}

await main()
