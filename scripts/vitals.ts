import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouse, { type Artifacts, type TraceEvent } from 'lighthouse'
import { listedPaths } from '#app/site-map.ts'
import { startPackedGarage } from '../test/garage.ts'
import { budgets } from './budgets.ts'
import { chromiumArguments, ensureChromium, pageGoesFirst } from './chromium.ts'
import { median } from './median.ts'
import { slowdownOf } from './slowdown.ts'

/** Runs that count, and runs at most to find them: where the machine does not get quiet, those on its fastest moments count. */
const USUAL = { counted: 5, most: 14 }
const ONCE = { counted: 1, most: 2 }
/** Runs on a machine that is slower than this part of what it reached are not counted: Lighthouse slows the page by a fixed factor, not to a fixed speed. */
const FULL_SPEED = 0.9

type Figures = { performance: number; accessibility: number; practices: number; seo: number } & Record<
  'firstPaint' | 'largestPaint' | 'blocking' | 'ownBlocking' | 'shift' | 'machine' | 'slower',
  number
>

/** What a browser does when it starts is done by then, in milliseconds. */
const BROWSER_STARTS = 2_000
/** From how many milliseconds on a task holds up a tap. */
const LONG_TASK = 50

/**
 * Of the blocking time what the processor worked: milliseconds by which tasks of the page's main thread that end after the first
 * contentful paint are longer than 50 ms on a phone. Lighthouse counts by the clock, and with it what a task waited for. Printed
 * beside Lighthouse's own, which decides: where that is much more, the page waits for another process.
 */
function ownBlocking(
  events: readonly (TraceEvent & { tdur?: number })[],
  url: string,
  slower: number,
): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const painted = events.findLast(({ name, pid }) => name === 'firstContentfulPaint' && pid === start?.pid)
  if (!start || !painted) return Number.NaN
  return events
    .filter(({ name, pid, tid }) => pid === start.pid && tid === start.tid && name.endsWith('RunTask'))
    .filter(({ ts, dur }) => ts + dur > painted.ts)
    .reduce((sum, task) => sum + Math.max(0, (slower * (task.tdur ?? task.dur)) / 1000 - LONG_TASK), 0)
}

/** Writes into what Lighthouse gathered how much slower its audits shall take this machine to be: as fast as it was just then. */
async function slowDown(gathered: string): Promise<Artifacts['settings']['throttling']> {
  const file = path.join(gathered, 'artifacts.json')
  const artifacts = JSON.parse(await readFile(file, 'utf8')) as Artifacts
  const { throttling } = artifacts.settings
  throttling.cpuSlowdownMultiplier = slowdownOf(artifacts.BenchmarkIndex)
  await writeFile(file, JSON.stringify(artifacts))
  return throttling
}

/**
 * A browser for one run, with a process of the site's that waits for the page: a browser keeps one ready as a rule, but not where
 * `pageGoesFirst`, and a process that starts with the page begins to record too late.
 */
async function openBrowser(origin: string) {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ['--headless=new', '--process-per-site', ...chromiumArguments, ...pageGoesFirst],
  })
  await fetch(`http://127.0.0.1:${chrome.port}/json/new?${origin}/robots.txt`, { method: 'PUT' })
  await setTimeout(BROWSER_STARTS)
  return chrome
}

async function measure(url: string): Promise<Figures> {
  const chrome = await openBrowser(new URL(url).origin)
  const gathered = await mkdtemp(path.join(tmpdir(), 'garage-lighthouse-'))
  try {
    return await runLighthouse(url, chrome.port, gathered)
  } finally {
    chrome.kill()
    await rm(gathered, { recursive: true, force: true })
  }
}

async function runLighthouse(url: string, port: number, gathered: string): Promise<Figures> {
  const flags = {
    port,
    output: 'json' as const,
    logLevel: 'error' as const,
    // Neither counts in a score, and both take a third of the time.
    disableFullPageScreenshot: true,
    skipAudits: ['bf-cache', 'full-page-screenshot', 'screenshot-thumbnails', 'final-screenshot'],
  }
  await lighthouse(url, { ...flags, gatherMode: gathered })
  const throttling = await slowDown(gathered)
  const result = await lighthouse(url, { ...flags, throttling, auditMode: gathered })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  if (process.argv.includes('--why')) {
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < 1 && audit.scoreDisplayMode !== 'informative') {
        console.log(`  ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`)
      }
    }
  }
  const slower = throttling.cpuSlowdownMultiplier
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    ownBlocking: ownBlocking(result.artifacts.Trace.traceEvents, url, slower),
    shift: value('cumulative-layout-shift'),
    // How fast the machine was just before: Lighthouse's own figure, higher is faster.
    machine: result.lhr.environment.benchmarkIndex,
    slower,
  }
}

/** Each figure's median. */
function middleOf(results: readonly Figures[]): Figures {
  const names = Object.keys(results[0] ?? {}) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, median(results.map((one) => one[name]))])) as Figures
}

function overBudget(page: string, figures: Figures): string[] {
  const wrong: string[] = []
  for (const name of ['performance', 'accessibility', 'practices', 'seo'] as const) {
    if (figures[name] < 100) wrong.push(`${page}: ${name} ${figures[name]}`)
  }
  for (const name of ['firstPaint', 'largestPaint'] as const) {
    if (figures[name] > budgets[name])
      wrong.push(`${page}: ${name} ${Math.round(figures[name])} ms over ${budgets[name]}`)
  }
  if (figures.blocking > budgets.blocking)
    wrong.push(`${page}: blocking ${Math.round(figures.blocking)} ms over ${budgets.blocking}`)
  if (figures.shift > budgets.shiftAtLoad) wrong.push(`${page}: layout shift ${figures.shift}`)
  return wrong
}

/** Lighthouse mobile, the median of five runs on a machine at its full speed: `/` and `/en`, the pages named, or all with `--all`. Fails over budget. */
async function main(): Promise<void> {
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
  const paths = process.argv.includes('--all') ? listedPaths() : named.length ? named : ['/', '/en']
  const runs = process.argv.includes('--once') ? ONCE : USUAL
  const garage = await startPackedGarage()
  const rows: Record<string, Figures> = {}
  const over: string[] = []
  try {
    let fastest = 0
    for (const page of paths) {
      const results: Figures[] = []
      const atFullSpeed = () => results.filter(({ machine }) => machine >= FULL_SPEED * fastest).length
      // The first five are enough where they are within every budget: on a faster machine they would be, too.
      const enough = () =>
        atFullSpeed() >= runs.counted ||
        (results.length === runs.counted && overBudget(page, middleOf(results)).length === 0)
      for (let run = 0; run < runs.most && !enough(); run += 1) {
        const result = await measure(garage.url + page)
        if (process.argv.includes('--each')) console.log(JSON.stringify(result))
        fastest = Math.max(fastest, result.machine)
        // Now and then the browser's record of a page has no beginning.
        if (Number.isNaN(result.blocking)) continue
        results.push(result)
      }
      if (results.length < runs.counted) {
        over.push(`${page}: ${results.length} of ${runs.most} runs have a result`)
        continue
      }
      results.sort((one, other) => other.machine - one.machine).splice(runs.counted)
      const figures = middleOf(results)
      rows[page] = Object.fromEntries(
        Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
      ) as Figures
      over.push(...overBudget(page, figures))
      console.log(page, JSON.stringify(rows[page]))
    }
  } finally {
    await garage.stop()
  }
  console.table(rows)
  for (const line of over) console.log(line)
  console.log(over.length ? `${over.length} over budget` : 'All within budget')
  process.exitCode = over.length ? 1 : 0
}

await main()
