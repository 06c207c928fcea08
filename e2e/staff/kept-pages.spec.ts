import type { Page } from '@playwright/test'
import { business } from '#app/content/business/business.ts'
import { startNetwork } from '../helpers/network.ts'
import { expect, expectText, staffTest as test } from '../helpers/staff.ts'

test.use({ ownGarage: true })

const next = '+15145550188'
/** What the device keeps of a page. */
const kept = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(async (asked) => (await caches.match(asked))?.text(), path))

test('a phone number changed by a publication is the one shown without network after the next visit of any page', async ({
  ownerPage,
  browser,
  garage,
}) => {
  test.setTimeout(90_000) // Two devices fetch all the pages that they keep, twice.
  const network = await startNetwork(garage.url)
  const enter = async (dataSaverEnabled: boolean) => {
    const context = await browser.newContext({ baseURL: network.url, serviceWorkers: 'allow' })
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled })
    return page
  }
  const [visitor, saver] = [await enter(false), await enter(true)]
  await visitor.goto('/services/freins')
  await saver.goto('/')
  await kept(visitor, '/en/contact').toContain(business.phone)
  await kept(visitor, '/services/freins').toContain(business.phone)
  await kept(saver, '/en/offline').toContain(business.phone)

  await ownerPage.goto('/admin/desk/facts/business.phone')
  await ownerPage.getByRole('textbox', { name: 'Phone' }).fill('514 555-0188')
  await ownerPage.getByRole('button', { name: 'Save and check' }).click()
  await ownerPage.getByRole('button', { name: 'Publish now' }).click()
  await expectText(ownerPage, '/').toContain(next)

  await visitor.goto('/blog')
  await saver.goto('/blog')
  await kept(visitor, '/en/contact').toContain(next)
  await kept(visitor, '/services/freins').toContain(next)
  for (const language of ['/hors-ligne', '/en/offline']) await kept(saver, language).toContain(next)
  network.set('down')
  const seen: [Page, string[]][] = [
    [visitor, ['/services/freins', '/contact', '/en/contact', '/prix', '/garanties', '/en/warranties']],
    [saver, ['/garanties', '/en/warranties', '/blog']],
  ]
  for (const [page, addresses] of seen)
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('data-kept')
      await expect(page.locator(`a[href="tel:${next}"]`).first()).toBeAttached()
      await expect(page.locator(`a[href="tel:${business.phone}"]`)).toHaveCount(0)
    }
  await network.stop()
})
