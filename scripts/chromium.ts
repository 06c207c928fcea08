import { existsSync } from 'node:fs'
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

/** Debian's Chromium without windows: the same engine, for half of the work. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** What the browser tests run in: the Chromium that was named, the one without windows, or the machine's. */
export function findTestBrowser(): string | undefined {
  return !process.env.CHROMIUM && existsSync(SHELL) ? SHELL : findChromium()
}

/** The same, installed from Debian where root may. @throws with what to do where there is none */
export function ensureTestBrowser(): string {
  if (!process.env.CHROMIUM && !existsSync(SHELL))
    installFromDebian('chromium-headless-shell', 'fonts-liberation')
  return findTestBrowser() ?? ensureChromium()
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

/**
 * What else Chromium need not do for tests. Playwright turns off the first; of several such lists Chromium takes the last.
 * The others start a process with each window or page, for a part of the browser that no test looks at.
 */
export const testChromiumArguments = [
  ...chromiumArguments,
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'TcpPortRandomizationWin',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'SpareRendererForSitePerProcess',
  ].join()}`,
]
