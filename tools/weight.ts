import { type CDPSession, chromium, type Page } from 'playwright-core'
import { everyPath } from '#app/places.ts'
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts'
import { startGarage } from '../test/garage.ts'
import { budgets, KB } from './budgets.ts'
import { staffScripts } from './staff-scripts.ts'

type Sent = { url: string; type: string; bytes: number; at: number }

/** A phone like most visitors'. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

function record(session: CDPSession): Sent[] {
  const sent: Sent[] = []
  const answers = new Map<string, { url: string; type: string; length: number }>()
  // Body sizes as sent, without headers: Content-Length, or the bytes counted if there is none.
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('data:')) return
    const length = Number(response.headers['content-length'] ?? response.headers['Content-Length'])
    answers.set(requestId, { url: response.url, type, length })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const found = answers.get(requestId)
    if (!found) return
    const { length, ...answer } = found
    sent.push({ ...answer, bytes: length || (bytes.get(requestId) ?? 0), at: timestamp })
  })
  return sent
}

const kilobytes = (sent: Sent[], of: (one: Sent) => boolean = () => true) =>
  sent.filter(of).reduce((sum, one) => sum + one.bytes, 0) / KB

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
  })
  await page.waitForTimeout(1000)
}

/** The sum of all layout shifts since the page was opened. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )

const isScript = (one: Sent) => one.type === 'Script'

async function weigh(session: CDPSession, page: Page, url: string) {
  const sent = record(session)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const before = [...sent]
  const shiftAtLoad = await shifts(page)
  // As Lighthouse counts them: what is in the body.
  const domNodes = await page.evaluate(() => document.body.querySelectorAll('*').length)
  const mainPicture = before.find((one) => one.type === 'Image')
  const early = before.filter((one) => isScript(one) && mainPicture && one.at < mainPicture.at)
  await scrollThrough(page)
  return {
    html: kilobytes(before, (one) => one.type === 'Document' || one.type === 'Stylesheet'),
    scriptsAtLoad: kilobytes(before, isScript),
    scriptsInAll: kilobytes(sent, isScript),
    font: kilobytes(sent, (one) => one.type === 'Font'),
    pictures: kilobytes(before, (one) => one.type === 'Image'),
    before: kilobytes(before),
    requests: before.length,
    after: kilobytes(sent),
    domNodes,
    shiftAtLoad,
    shiftAfterScroll: await shifts(page),
    scriptsBeforePicture: early.length,
    foreign: sent.filter((one) => !one.url.startsWith(new URL(url).origin)).length,
  }
}

type Weight = Awaited<ReturnType<typeof weigh>>

function overBudget(path: string, weight: Weight): string[] {
  const limits: [keyof Weight, number][] = [
    ['html', budgets.html],
    ['scriptsAtLoad', budgets.scripts.atLoad],
    ['scriptsInAll', budgets.scripts.withForm],
    ['before', budgets.beforeScroll],
    ['shiftAtLoad', 0],
    ['foreign', 0],
  ]
  return limits
    .filter(([name, limit]) => weight[name] > limit)
    .map(([name, limit]) => `${path}: ${name} over ${limit}`)
}

/** Weighs the pages given (by default all public pages, and the staff area's scripts) on a phone. Fails over budget. */
async function main(): Promise<void> {
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
  const paths = named.length ? named : everyPath()
  const garage = await startGarage()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  const rows: Record<string, Record<string, number>> = {}
  const over: string[] = []
  for (const path of paths) {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const weight = await weigh(session, page, garage.url + path)
    rows[path] = Object.fromEntries(
      Object.entries(weight).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
    )
    over.push(...overBudget(path, weight))
    await context.close()
  }
  await browser.close()
  await garage.stop()
  console.table(rows)
  const staff = named.length ? {} : await staffScripts()
  console.table(staff)
  for (const [page, kilobytes] of Object.entries(staff))
    if (kilobytes > budgets.staffScripts) over.push(`${page}: scripts over ${budgets.staffScripts}`)
  for (const line of over) console.log(line)
  console.log(over.length ? `${over.length} over budget` : 'All within budget')
  process.exitCode = over.length ? 1 : 0
}

await main()
