import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { installFromDebian } from './debian.ts'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Where a Chromium or Chrome is on this machine, if there is one. */
export function findChromium(): string | undefined {
  return PLACES.find((place) => place && existsSync(place))
}

/** The machine's Chromium, installed from Debian where root may. @throws with what to do where that is not possible. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  installFromDebian('chromium', 'fonts-liberation')
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  )
}

/** What Chromium needs to run in a closed place: no sandbox as root, no calls of its own to the outside. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const PRIORITY = '/usr/bin/chrt'
/** How often a browser is asked for new pages, in milliseconds. */
const OFTEN = 50

/**
 * Where root may say so, lets a browser's pages go before what measures them: Lighthouse, the recording and a picture of each
 * frame work more than the page does, on the same processors. Said to each process of a page once it is there: one
 * that is started through another program is recorded too late, and on a slow machine most records had no beginning.
 * @param browser process number of the browser, which leads its processes' group.
 * @returns what ends it.
 */
export function letPagesGoFirst(browser: number): () => void {
  if (process.getuid?.() !== 0 || !existsSync(PRIORITY)) return () => {}
  const settled = new Set<string>()
  const timer = setInterval(() => {
    for (const id of readdirSync('/proc')) {
      if (!/^\d+$/.test(id) || settled.has(id)) continue
      const found = processOf(id)
      if (found?.group === browser && !found.isPage) continue
      settled.add(id)
      if (found?.group === browser) spawnSync(PRIORITY, ['--rr', '--pid', '1', id])
    }
  }, OFTEN)
  return () => clearInterval(timer)
}

function processOf(id: string): { group: number; isPage: boolean } | undefined {
  try {
    // After the name in brackets: state, parent, group.
    const [, , group] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return {
      group: Number(group),
      isPage: readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer'),
    }
  } catch {
    // It has ended meanwhile.
  }
}
