import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { median } from '../median.ts'
import { type CpuTimes, cpuTimes } from './main-thread.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const

export type Figures = Record<(typeof categories)[number] | keyof typeof audits | keyof CpuTimes, number>

/** Throttles the browser itself; by default Lighthouse simulates the throttling from a load at full speed. */
const applied = process.argv.includes('--applied') && ({ throttlingMethod: 'devtools' } as const)

/** One run of Lighthouse with its defaults: its mobile preset, its own throttling, a new browser. */
export async function measure(url: string): Promise<Figures> {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...applied })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr, artifacts } = result
    const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)])
    const figures = Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue])
    // Until the page has been idle for a second: there Lighthouse ends its trace.
    const { mainThreadEvents, timestamps } = TraceProcessor.processTrace(artifacts.Trace)
    const cpu = cpuTimes(mainThreadEvents, timestamps.timeOrigin)
    return { ...Object.fromEntries([...scores, ...figures]), ...cpu } as Figures
  } finally {
    chrome.kill()
  }
}

/** Each figure's median. Some traces lack the start of the page: such a run has no times and does not count. */
export function mediansOf(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[]
  const known = (name: keyof Figures) => runs.map((one) => one[name]).filter(Number.isFinite)
  return Object.fromEntries(
    names.map((name) => [name, Math.round(median(known(name)) * 1000) / 1000]),
  ) as Figures
}
