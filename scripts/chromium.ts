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

/** Path of a Chromium or Chrome on this machine, if any. */
export function findChromium(): string | undefined {
  return PLACES.find((place) => place && existsSync(place))
}

/** Path of Chromium; as root on Debian it is installed if missing. @throws an Error that says how to install it */
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

/** Debian's headless-only Chromium: the same engine for half the work. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** Browser for the tests: `CHROMIUM` if set, else the headless shell, else the machine's Chromium. */
export function findTestBrowser(): string | undefined {
  return !process.env.CHROMIUM && existsSync(SHELL) ? SHELL : findChromium()
}

/** The same; as root on Debian it is installed if missing. @throws an Error that says how to install it */
export function ensureTestBrowser(): string {
  if (!process.env.CHROMIUM && !existsSync(SHELL))
    installFromDebian('chromium-headless-shell', 'fonts-liberation')
  return findTestBrowser() ?? ensureChromium()
}

/** Flags for a container: no sandbox as root, no background network requests. */
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
 * More features that tests do without. Chromium uses only the last `--disable-features`, so the list starts with those that
 * Playwright turns off. The rest start a process per window or page for something no test looks at.
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
