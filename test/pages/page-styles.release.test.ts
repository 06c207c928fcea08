import tailwindcss from '@tailwindcss/vite'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyPath } from '#app/places.ts'
import { ensureTestBrowser, testChromiumArguments } from '../../scripts/chromium.ts'
import { startGarage } from '../garage.ts'

let garage: Awaited<ReturnType<typeof startGarage>>
let browser: Browser
let allRules: string

beforeAll(async () => {
  garage = await startGarage({}, 'garage-styles-')
  browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: testChromiumArguments })
  allRules = await builtSheet()
})
afterAll(async () => {
  await browser?.close()
  await garage?.stop()
})

/** The whole stylesheet, of which each page carries a part. */
async function builtSheet(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwindcss()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: 'app/styles/site.css' } },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('Nothing was built')
  const sheet = built.output.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('No stylesheet was built')
  return `${sheet.source}`
}

/** What would look otherwise on the page as it now is if it carried every rule. */
const differences = (page: Page, rules = allRules) =>
  page.evaluate((css) => {
    const parts = { '::placeholder': 'input, textarea', '::backdrop': 'dialog', '::marker': 'li, summary' }
    const textOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part)
      if (/::(?:before|after)/.test(part ?? '') && style.content === 'none') return ''
      const shown = [...style].filter((name) => !name.startsWith('--'))
      return shown.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
    }
    const styles = () =>
      [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
        [
          undefined,
          '::before',
          '::after',
          ...Object.entries(parts).flatMap(([part, of]) => (element.matches(of) ? [part] : [])),
        ].map((part) => ({
          name: `${element.outerHTML.slice(0, 120)} ${part ?? ''}`,
          text: textOf(element, part),
        })),
      )
    const before = styles()
    const own = document.styleSheets[0]
    if (!own) throw new Error('The page has no styles')
    const whole = new CSSStyleSheet()
    whole.replaceSync(css)
    document.adoptedStyleSheets = [whole]
    own.disabled = true
    const after = styles()
    document.adoptedStyleSheets = []
    own.disabled = false
    return before.flatMap(({ name, text }, place) => {
      const then = after[place]?.text.split(';') ?? []
      const other = text.split(';').filter((one, at) => one !== then[at])
      return other.length ? [`${name}: ${other.slice(0, 3)}`] : []
    })
  }, rules)

async function open(path: string, context: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: 'block', ...context })).newPage()
  // A font that comes late is used by the second set of rules only, as it is `optional`: headlines then differ in width.
  await page.context().route('**/*.woff2', (route) => route.abort())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(garage.url + path)
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  return page
}

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
const desk = { viewport: { width: 1440, height: 900 } }

test('a rule too few would be noticed', async () => {
  const page = await open('/404', phone)
  const found = await differences(page, allRules.replaceAll('.small{', '.smaller{'))
  expect(found.length).toBeGreaterThan(3)
  await page.context().close()
})

const french = everyPath().filter((path) => !path.startsWith('/en'))
const kinds = new Map(french.map((path) => [path.split('/').slice(0, -1).join('/') || path, path])).values()
const wide = ['/', '/prix', '/contact', '/services', '/services/freins', '/gallery', '/blog']
test.each<[path: string, BrowserContextOptions, press?: string, shown?: string]>([
  ...[...kinds, '/hors-ligne', '/nowhere', '/contact?service=freins', '/blog?q=zzz'].map(
    (path): [string, BrowserContextOptions] => [path, phone],
  ),
  ...wide.map((path): [string, BrowserContextOptions] => [path, desk]),
  ['/contact', phone, 'form button[type=submit]', '[aria-invalid=true]'],
  ['/gallery', phone, '[data-opens=viewer]', 'dialog[open]'],
])('%s looks as it would with all rules of the site, %j %s', async (path, context, press, shown = '') => {
  const page = await open(path, context)
  if (press) {
    await page.locator(press).first().click()
    await page.locator(shown).first().waitFor()
  }
  expect(await differences(page)).toEqual([])
  await page.context().close()
})
