import type { Page } from '@playwright/test'
import { plainPaths } from '../../app/site-map.ts'
import { sample, tremblay } from '../../test/desk/set-up-forms.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { FOOTER_MOST } from '../helpers/lengths.ts'
import { oneEngine, test } from '../helpers/server.ts'
import { enter, expect } from '../helpers/staff.ts'

const OWNER = 'marie@garagetremblay.example'
const addresses = ['/', '/en', '/contact', '/en/contact', '/prix', '/about', '/garanties', '/confidentialite']

/** Types the fields of a step by name, and submits it. */
async function fill(page: Page, step: string): Promise<void> {
  for (const [name, value] of Object.entries(tremblay[step] ?? {}))
    await page.locator(`[name="${name}"]`).fill(value)
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

/** Steps to check, one of each kind: typed, chosen by day, ticked. */
const LOOKED_AT = ['services', 'hours', 'links', 'payments']

for (const engine of oneEngine) {
  test.describe(`On ${engine}`, () => {
    test.use({ engine, ownGarage: true })

    test('another garage sets itself up on a phone, without scripts and, taken up again, with them', async ({
      browser,
      garage,
    }) => {
      test.setTimeout(180_000)
      const entered = await enter(browser, garage, OWNER)
      const storageState = await entered.context().storageState()
      const onPhone = async (javaScriptEnabled: boolean) => {
        const viewport = { width: 360, height: 740 }
        const options = { baseURL: garage.url, storageState, javaScriptEnabled, viewport }
        return (await browser.newContext(options)).newPage()
      }
      let page = await onPhone(false)
      const text = async (path: string) => (await page.request.get(path)).text()
      await page.goto('/admin')
      await page.getByRole('link', { name: 'Begin' }).click()
      await page.waitForURL(`**${plainPaths.setUp}`)
      await page.getByRole('link', { name: 'Begin' }).click()
      const steps = Object.keys(tremblay)
      for (const [number, step] of steps.entries()) {
        await expect(page.getByText(`Step ${number + 1} of 11`)).toBeVisible()
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        if (LOOKED_AT.includes(step)) await expectAccessibleInEachTheme(page)
        if (step === 'name') {
          // The sample's name must not be saved by a mere tap.
          await page.getByRole('button', { name: 'Save and continue' }).click()
          await expect(page.getByRole('alert')).toContainText('Write a name')
        }
        await fill(page, step)
        await expect(page.getByRole('status').getByText('Saved:')).toBeVisible()
        if (step !== 'reach') continue
        // Left half-way and continued later.
        await page.getByRole('link', { name: 'See the page' }).click()
        await expect(page.getByRole('link', { name: /450.555-0123/ }).first()).toBeAttached()
        expect(await text('/contact')).toMatch(sample)
        page = await onPhone(true)
        await page.goto('/admin')
        await page.getByRole('link', { name: 'Continue: The services' }).click()
        await page.waitForURL(`**${plainPaths.setUp}`)
        await page.getByRole('link', { name: 'Continue: The services' }).click()
      }
      await expect(page.getByText('Garage Tremblay').first()).toBeVisible()
      await page.getByRole('button', { name: 'Publish now' }).click()
      await expect(page.getByText('The site is online as Garage Tremblay.')).toBeVisible()
      await expect(async () => {
        for (const address of addresses) {
          const shown = (await text(address))
            .replace(/<style[\s\S]*?<\/style>/g, '')
            .replace(/(nonce|integrity)="[^"]*"/g, '')
          expect(sample.exec(shown)?.[0], address).toBeUndefined()
          expect(shown, address).toContain('Garage Tremblay')
        }
      }).toPass()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/')
      expect((await page.locator('footer').last().boundingBox())?.height).toBeLessThanOrEqual(FOOTER_MOST)
      await page.goto('/admin')
      await expect(page.getByRole('link', { name: 'Begin' })).toHaveCount(0)
    })
  })
}
