import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { bundledFacts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { snapshotOf } from '#app/estimate/snapshot.server.ts'
import routes from '#app/routes.ts'
import { evaluationPath, plainPaths } from '#app/site-map.ts'
import { insertRequests } from '../helpers/requests.ts'
import { expect, isLive, staffTest as test } from '../helpers/staff.ts'
import { PHONE, tooWideAt } from '../helpers/too-wide.ts'

/** How many pages of one route are looked at: its forms differ from record to record, and French is wider. */
const OF_EACH = { fr: 8, en: 1 }

/** The paths of the staff area's pages; a route that shows no page has a module without markup. */
function pagePaths(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = above, file, children }) =>
    children ? pagePaths(children, path) : file.endsWith('.tsx') ? [path] : [],
  )
}

/** What people may type, and what no word breaks; the widest reference there is. */
const long = {
  reference: 'G-WWWW-44',
  name: `Marie-Antoinette${'-de-la-Rochefoucauld'.repeat(5)}`,
  email: `${'a'.repeat(60)}@${'garage-du-boulevard'.repeat(6)}.example`,
  vehicle_make: 'M'.repeat(60),
  message: `https://exemple.org/${'a'.repeat(300)}`,
}

/** Requests with the price of a job, of as many lines as its answers can give. */
const priced = [packageOf('tireSwap'), packageOf('tireFitting'), packageOf('brakes')].map((job) => {
  const most = job.questions.map(({ name, options }) => [
    name,
    options.toSorted((a, b) => (b.lines?.length ?? 0) - (a.lines?.length ?? 0))[0]?.id,
  ])
  const snapshot = snapshotOf(job, Object.fromEntries(most), bundledFacts, new Date())
  return { form_type: 'estimate' as const, estimate: JSON.stringify(snapshot) }
})

async function lookAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  // Whatever is folded is opened, as a reader may.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  })
  // What fits at twice the size fits at any size below.
  return (await tooWideAt(page, 200)).map((what) => `${path}, ${what}`)
}

for (const lang of langs) {
  test(`at 200 % text every staff page fits a phone, ${lang}`, async ({
    garage,
    ownerPage: page,
    browser,
  }) => {
    test.setTimeout(400_000) // Some seventy pages.
    const [first = ''] = await insertRequests(garage, [...priced, long, {}])
    // A request leads to its evaluation by a link once that is begun.
    const origin = { origin: garage.url }
    await page.request.post(evaluationPath(first), { form: { intent: 'open' }, headers: origin })
    const speak = (on: Page) =>
      on.request.post(plainPaths.staffLanguage, {
        form: { lang, back: '/login' },
        headers: origin,
      })
    const stranger = await (await browser.newContext({ baseURL: garage.url })).newPage()
    const wrong: string[] = []
    for (const each of [page, stranger]) {
      await each.setViewportSize(PHONE)
      await speak(each)
    }
    const paths = pagePaths(routes)
    for (const path of paths.filter((path) => path.startsWith(plainPaths.login)))
      wrong.push(...(await lookAt(stranger, path)))

    const patterns = paths
      .filter((path) => path.startsWith(plainPaths.admin))
      .map((path) => ({ path, fits: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), seen: 0 }))
    const waiting: string[] = [plainPaths.admin, evaluationPath(first)]
    for (const path of waiting) {
      // The most exact one: a route with fewer parameters.
      const [pattern] = patterns
        .filter(({ fits }) => fits.test(path))
        .sort((a, b) => a.path.split(':').length - b.path.split(':').length)
      if (!pattern || pattern.seen === OF_EACH[lang]) continue
      pattern.seen += 1
      wrong.push(...(await lookAt(page, path)))
      const links = await page
        .locator('a[href^="/admin"]')
        .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname))
      for (const link of links) if (!waiting.includes(link)) waiting.push(link)
    }
    await page.goto(plainPaths.admin)
    await isLive(page)
    await page.locator('.thumb-bar summary').click()
    wrong.push(...(await tooWideAt(page, 200)).map((what) => `the menu, ${what}`))
    expect(patterns.filter(({ seen }) => !seen).map(({ path }) => path)).toEqual([])
    expect(wrong).toEqual([])
  })
}
