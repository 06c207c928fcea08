import type { BrowserContext } from '@playwright/test'
import { everyPath, plainPaths } from '#app/site-map.ts'
import { expect, staffTest as test } from './staff.ts'

const TABS = 4

/** Visits addresses in a few tabs at once, each read to its end. @returns what the browser refused, and where. */
async function refusedOn(context: BrowserContext, addresses: readonly string[]): Promise<string[]> {
  const refused: string[] = []
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy ${violatedDirective} ${blockedURI}`),
    ),
  )
  context.on('console', (message) => {
    const text = message.text()
    if (/^policy |Content Security Policy/.test(text)) refused.push(`${message.page()?.url()}: ${text}`)
  })
  // A picture is fetched or not: drawing it costs the most, and tells nothing.
  await context.route('**/pictures/**', (route) => route.abort())
  const left = [...addresses]
  await Promise.all(
    Array.from({ length: TABS }, async () => {
      const page = await context.newPage()
      for (let next = left.shift(); next; next = left.shift()) {
        await page.goto(next)
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      }
      await page.close()
    }),
  )
  return refused
}

test('no page of the site and of the staff area does what its policy forbids', async ({ ownerPage }) => {
  const context = ownerPage.context()
  const staff = Object.values(plainPaths).filter(
    (path) =>
      /^\/(?:admin|login)/.test(path) &&
      !/:|\.csv|export|events|passkey|sign-out|language|login\/provider/.test(path),
  )
  const addresses = [
    ...everyPath(),
    '/nulle-part',
    '/en/nowhere',
    '/%E0%A4%A',
    '/contact?service=freins',
    ...staff,
  ]
  expect(addresses.length).toBeGreaterThan(55)
  expect(await refusedOn(context, addresses)).toEqual([])
})

test('what a policy forbids would be seen', async ({ ownerPage }) => {
  const context = ownerPage.context()
  const refused = refusedOn(context, ['/admin'])
  await refused
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(async () => (await refused).length).toBeGreaterThan(0)
})
