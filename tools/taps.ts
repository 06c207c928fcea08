import { type BrowserContext, type CDPSession, chromium, type Locator, type Page } from 'playwright-core'
import { langs } from '#app/content/language.ts'
import { everyPath, placeOf } from '#app/places.ts'
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts'
import { startGarage } from '../test/garage.ts'
import { budgets } from './budgets.ts'
import { median, quantile } from './median.ts'

/** Milliseconds for what the browser does not report: it was done within a frame. */
const UNREPORTED = 16
/** Pause after a scroll, and after a tap was painted, in milliseconds. */
const REST = 250
/** How long a finger touches the screen, in milliseconds. */
const FINGER = 80
/** Timeout for the page to receive a tap, in milliseconds. */
const HEARD = 10_000
/** How often each page is tapped through; the median of each tap counts. */
const ROUNDS = 3
/** How many times slower than this machine the phone's processor is. */
const SLOWDOWN = 4

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  // So that nothing is precached meanwhile.
  serviceWorkers: 'block',
} as const

type Entry = { interaction: number; duration: number }
type Watched = Window & { taps: Entry[]; heard: number }

/** Runs in the page: records how long each interaction takes until it is painted, and keeps links from navigating. */
function watch(): void {
  const watched = window as unknown as Watched
  watched.taps = []
  watched.heard = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId)
        watched.taps.push({ interaction: entry.interactionId, duration: entry.duration })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  for (const type of ['click', 'keydown'])
    addEventListener(
      type,
      () => {
        watched.heard += 1
      },
      true,
    )
  // Runs after the page's own listeners: a link to another page is handled, but not followed.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
  })
}

/** Runs in the page: resolves to the duration of the tap's longest event, once it is painted and reported. */
async function longestTap(rest: number): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  await new Promise((resolve) => setTimeout(resolve, rest))
  return Math.max(0, ...(window as unknown as Watched).taps.map(({ duration }) => duration))
}

/** Interacts with the page and records how long the interaction took. */
type Act = (name: string, act: () => Promise<void>) => Promise<void>
type Taps = Map<string, number>

async function tapAt(page: Page, session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not there to be tapped`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(FINGER)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Scrolls an element to the middle of the screen and taps it. Elements that a page does not have are skipped. */
function tapper(page: Page, session: CDPSession, act: Act) {
  return async function tap(name: string, target: Locator): Promise<boolean> {
    const first = target.filter({ visible: true }).first()
    if ((await first.count()) === 0) return false
    await act(name, async () => {
      await first.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await page.waitForTimeout(REST)
      await tapAt(page, session, first)
    })
    return true
  }
}

/** Taps everything interactive on a page, in the order of a visit. */
async function tapThrough(page: Page, session: CDPSession, act: Act): Promise<void> {
  const tap = tapper(page, session, act)
  const menu = page.locator('#menu')
  const main = page.locator('main')
  if (await tap('menu opens', page.locator('header [commandfor="menu"]'))) {
    await tap('theme', menu.locator('[data-theme-toggle]'))
    await tap('theme back', menu.locator('[data-theme-toggle]'))
    await tap('language', menu.locator('a[data-language]:not([aria-current])'))
    await tap('menu closes', menu.locator('[command="close"]'))
  }
  await tap('tab', main.locator('nav a[href*="tab="]:not([aria-current])'))
  await tap('pill', main.locator('nav.sticky a[href^="#"]').nth(2))
  await tap('contents', main.locator('nav:not(.sticky) a[href^="#"]').nth(1))
  await tap('carousel next', main.locator('.step').last())
  await tap('carousel mark', main.locator('.tick:not([aria-current])'))
  if (
    await tap(
      'viewer opens',
      main.locator('li a:has(.picture), .slides a:has(.picture)').and(opensPicture(page)),
    )
  ) {
    const buttons = page.locator('dialog[open] button')
    await tap('viewer next', buttons.last())
    await tap('viewer closes', buttons.first())
  }
  if (await tap('service opens', main.locator('#services .slides a[href*="#services"]'))) {
    await tap('service tab', main.locator('#services nav a:not([aria-current])'))
    await tap('service question', main.locator('#services summary').nth(1))
    await tap('service closes', main.locator('#services a[href$="#services"]'))
  }
  await tap('question opens', main.locator('summary').nth(1))
  await tap('question closes', main.locator('details[open] > summary'))
  await tap('copy', main.locator('button.scripted'))
  if (await tap('search', main.locator('input[type="search"]')))
    await act('search letter', () => page.keyboard.press('f'))
  await tap('filter', main.locator('nav a[href*="category="]'))
  await tapForm(page, act, tap)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.waitForTimeout(REST)
  await tap('back to top', page.locator('.back-to-top'))
}

const opensPicture = (page: Page) => page.locator('a[href^="/pictures/"]')

async function tapForm(page: Page, act: Act, tap: ReturnType<typeof tapper>): Promise<void> {
  const form = page.locator('main form[method="post"]')
  if (!(await tap('field', form.locator('[name="name"]')))) return
  for (const letter of ['Z', 'o', 'e']) await act(`letter ${letter}`, () => page.keyboard.press(letter))
  await tap('box', form.locator('[name="keeps_parts"]'))
  await tap('more fields', form.locator('summary'))
  // Nothing else is filled in: the response names what is missing.
  await tap('send with errors', form.locator('button[type="submit"]'))
}

/** Opens a page on a slow phone and taps through it. */
async function tapPage(context: BrowserContext, url: string): Promise<Taps> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(watch)
  const taps: Taps = new Map()
  const act: Act = async (name, run) => {
    const heard = await page.evaluate(() => {
      const watched = window as unknown as Watched
      watched.taps = []
      return watched.heard
    })
    const isHeard = async () => {
      await run()
      return page
        .waitForFunction((before) => (window as unknown as Watched).heard > before, heard, { timeout: HEARD })
        .then(() => true)
        .catch(() => false)
    }
    // On a busy machine the touch may last so long that it becomes a long press, or may hit an element that has moved: try once
    // more.
    if (!((await isHeard()) || (await isHeard()))) throw new Error(`${url}: nothing heard of "${name}"`)
    const longest = await page.evaluate(longestTap, REST)
    taps.set(name, longest || UNREPORTED)
  }
  await page.goto(url, { waitUntil: 'load' })
  // The first tap comes while the scripts start up.
  await tapThrough(page, session, act)
  await page.close()
  return taps
}

async function measure(context: BrowserContext, url: string): Promise<Taps> {
  const rounds: Taps[] = []
  while (rounds.length < ROUNDS) rounds.push(await tapPage(context, url))
  const names = new Set(rounds.flatMap((round) => [...round.keys()]))
  return new Map([...names].map((name) => [name, median(rounds.flatMap((round) => round.get(name) ?? []))]))
}

/** One page of each kind, in French: the other language has the same parts. */
function onePageOfEach(): string[] {
  const kinds = new Map<string, string>()
  for (const path of everyPath()) {
    const place = placeOf(path)
    if (place?.lang === langs[0] && !place.page.isOfflineFallback && !kinds.has(place.name))
      kinds.set(place.name, path)
  }
  return [...kinds.values()]
}

/** How long taps take on a phone with a processor four times slower: one page of each kind, the pages named, or `--all`. */
async function main(): Promise<void> {
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
  const paths = process.argv.includes('--all') ? everyPath() : named.length ? named : onePageOfEach()
  const garage = await startGarage({ REQUEST_LIMITS: 'off' })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  const rows: Record<string, { taps: number; p75: number; worst: number; 'worst at': string }> = {}
  const all: number[] = []
  try {
    for (const path of paths) {
      const context = await browser.newContext(phone)
      const taps = await measure(context, garage.url + path)
      await context.close()
      const durations = [...taps.values()]
      const worst = Math.max(...durations)
      const at = [...taps].find(([, duration]) => duration === worst)?.[0] ?? ''
      rows[path] = { taps: taps.size, p75: quantile(durations, 0.75), worst, 'worst at': at }
      all.push(...durations)
      console.log(`${path}: ${taps.size} taps, worst ${worst} ms at "${at}"`)
      if (process.argv.includes('--each')) console.log(Object.fromEntries(taps))
    }
  } finally {
    await browser.close()
    await garage.stop()
  }
  console.table(rows)
  const p75 = quantile(all, 0.75)
  const worst = Math.max(...all)
  console.log(
    `${all.length} taps: p75 ${p75} ms (at most ${budgets.taps.p75}), worst ${worst} ms (at most ${budgets.taps.worst})`,
  )
  const over = !(p75 <= budgets.taps.p75) || !(worst <= budgets.taps.worst)
  console.log(over ? 'Over budget' : 'All within budget')
  process.exitCode = over ? 1 : 0
}

await main()
