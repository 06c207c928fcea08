import type { Page } from '@playwright/test'
import { connect } from '#database/connect.ts'
import { keep, submission } from '../../test/requests/submission.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { expect, isLive, oneEngine, staffTest as test } from '../helpers/staff.ts'

const rows = (page: Page) => page.locator('tr').filter({ has: page.locator('[data-request]') })

for (const engine of oneEngine) {
  test.describe(`The staff area on a phone, on ${engine}`, () => {
    test.use({ engine })

    test('shows the first request at once, calls in a tap, and finds its place again in a long list', async ({
      ownerPage: page,
      garage,
    }) => {
      const database = connect(garage.databaseUrl)
      const came = Array.from({ length: 130 }, (_, number) =>
        submission(number, {
          created_at: new Date(Date.now() - (130 - number) * 60_000).toISOString(),
          message: `Ça grince en freinant depuis ${number} jours`,
        }),
      )
      await keep(database.db, ...came)
      await database.close()
      await page.setViewportSize({ width: 360, height: 740 })
      for (const lang of ['EN', 'FR']) {
        await page.goto('/admin')
        await isLive(page).catch(() => undefined)
        const first = rows(page).first()
        for (const text of ['Visitor number 129', '2016 Mazda 3', 'Ça grince en freinant depuis 129 jours'])
          await expect(first).toContainText(text)
        const bar = await page.locator('.thumb-bar').boundingBox()
        const card = await first.boundingBox()
        expect((card?.y ?? 0) + (card?.height ?? 1_000)).toBeLessThan(bar?.y ?? 0)
        expect(card?.height).toBeLessThan(150)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        await expect(first.locator('a[href="tel:5145550199"]')).toBeVisible()
        await expectAccessibleInEachTheme(page)
        await page.getByText(lang === 'EN' ? 'More' : 'Plus', { exact: true }).click()
        await expect(page.getByRole('button', { name: /Sign Out|Se déconnecter/ })).toBeVisible()
        await expectAccessibleInEachTheme(page)
        await page.getByRole('link', { name: /^(Today|Aujourd’hui)$/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: /Today|Aujourd’hui/ })).toBeVisible()
        await expectAccessibleInEachTheme(page)
        if (lang === 'EN') await page.getByRole('button', { name: 'fr, Français' }).click()
      }
      await page.getByRole('button', { name: 'en, English' }).click()

      await page.goto('/admin?sort=due')
      await expect(rows(page)).toHaveCount(50)
      for (const many of [100, 130]) {
        await expect(async () => {
          await page.mouse.wheel(0, 2_000)
          await expect(rows(page)).toHaveCount(many, { timeout: 1_000 })
        }).toPass()
      }
      const far = page.getByRole('link', { name: 'Visitor number 110', exact: true })
      await far.scrollIntoViewIfNeeded()
      const before = await far.boundingBox()
      await far.click()
      await expect(page).toHaveURL(/\/admin\/requests\//)
      await page.goBack()
      await expect(rows(page)).toHaveCount(130)
      await expect
        .poll(async () => Math.abs(((await far.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
        .toBeLessThan(200)
    })
  })
}
