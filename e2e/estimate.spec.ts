import type { Page } from '@playwright/test'
import type { Lang } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { choicesQuery } from '#app/estimate/choices.ts'
import { href } from '#app/site-map.ts'
import { casesNow, pricedNow, writtenAmount, writtenSums } from '../test/estimate-cases.ts'
import { expectAccessibleInEachTheme } from './helpers/axe.ts'
import { mailsTo } from './helpers/mail.ts'
import { aPersonTakesTime, fillIn, submitButton } from './helpers/request-form.ts'
import { untilInteractive } from './helpers/server.ts'
import { expect, staffTest as test } from './helpers/staff.ts'

// A long file: its tests run in parallel.
test.describe.configure({ mode: 'parallel' })

const slip = (page: Page) => page.locator('#estimate-slip')

/** 18-inch tires with the supplement, as `priceTires` chooses them. */
const tires = pricedNow('tireFitting', { wheels: '18', supplement: 'yes' })
const { before, gst, qst, total } = tires.lowest
const lines = tires.lines.map(({ lowest = 0 }) => lowest)

const words = {
  fr: { job: 'Pose et équilibrage', wheels: '18 po', yes: 'Oui', send: 'Envoyer ce prix' },
  en: { job: 'Installation and balancing', wheels: '18 in', yes: 'Yes', send: 'Send this price' },
} as const

/** Makes the choices for a car's tires: the job, the rims, the supplement. */
async function chooseTires(page: Page, lang: Lang): Promise<void> {
  const { job, wheels, yes } = words[lang]
  await page.goto(href('pricing', lang))
  await page.locator('#estimation').getByRole('link', { name: job }).click()
  await page.getByText(wheels, { exact: true }).first().click()
  await page.locator('#estimation form').getByText(yes, { exact: true }).click()
}

/** Takes the price along to the form. */
async function takeAlong(page: Page, lang: Lang): Promise<void> {
  await expect(slip(page)).toContainText(writtenAmount(total, lang))
  await expect(slip(page).getByText(writtenAmount(before, lang))).toBeInViewport()
  await slip(page).getByRole('link', { name: words[lang].send }).click()
  await expect(page.locator('#request-estimate summary')).toContainText(writtenAmount(before, lang))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the choices lead to the total by a button, and on to the form', async ({ page }) => {
    await chooseTires(page, 'en')
    await page.getByRole('button', { name: 'See my price' }).click()
    await takeAlong(page, 'en')
  })
})

test('a driver on a phone reaches the total, sends it, and staff see it as it was sent', async ({
  page,
  garage,
  ownerPage,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseTires(page, 'fr')
  // Scripts show the price of each answer themselves; the sum in view leads to its receipt.
  const sum = page.locator('.sticky-total').getByText(writtenAmount(total, 'fr'))
  await expect(sum).toBeInViewport()
  await sum.click()
  for (const target of await page.locator('#estimation :is(a, button, summary, label, select)').all())
    if (await target.isVisible())
      expect((await target.boundingBox())?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(
        44,
      )
  await takeAlong(page, 'fr')
  await fillIn(page)
  const email = `${crypto.randomUUID()}@exemple.ca`
  await page.locator('main form [name="email"]').fill(email)
  await aPersonTakesTime(page)
  await submitButton(page).click()
  const number = page.getByText(/^G-[0-9A-Z]{4}-\d{2}$/).first()
  await expect(number).toBeVisible()
  await expect(page.locator('.ticket')).toContainText(writtenAmount(before, 'fr'))
  const reference = (await number.textContent()) ?? ''
  const [mail] = await mailsTo(garage.dataDir, email)
  for (const amount of [...lines, before, gst, qst, total])
    expect(mail?.text).toContain(writtenAmount(amount, 'fr'))

  await ownerPage.goto(`/admin?q=${reference}`)
  await expect(ownerPage.getByRole('table')).toContainText(writtenAmount(total, 'en'))
  await ownerPage.goto(`/admin/requests/${reference}`)
  for (const amount of [...lines, before, total])
    await expect(ownerPage.locator('.slip')).toContainText(writtenAmount(amount, 'en'))
  await expect(ownerPage.getByText('The price has not changed.')).toBeVisible()
  await expectAccessibleInEachTheme(ownerPage)
  await ownerPage.goto(`/admin/requests/${reference}/work-order`)
  await expect(ownerPage.getByRole('cell', { name: 'Pose et équilibrage, 18 po' })).toBeVisible()
  await expect(ownerPage.locator('.work-order')).toContainText(writtenAmount(total, 'fr'))
})

test('an address is the whole question: scripts leave its slip as it was sent', async ({ page }) => {
  for (const lang of ['fr', 'en'] as const)
    for (const each of casesNow.filter((_, index) => index % 20 === 0)) {
      await page.goto(`${href('pricing', lang)}?${choicesQuery(packageOf(each.job), each.answers, lang)}`)
      await untilInteractive(page)
      for (const sum of writtenSums(each, lang)) await expect(slip(page)).toContainText(sum)
    }
})

test('who saw another price sees the new one, loses nothing typed and sends again', async ({ page }) => {
  // The page as it was before the price changed.
  await page.route('**/contact?service=*', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const older = body
      .replaceAll('seen=4000-4000', 'seen=3500-3500')
      .replaceAll('seen&#x3D;4000-4000', 'seen=3500-3500')
      .replaceAll('40,00\u00a0$', '35,00\u00a0$')
    await route.fulfill({ response, body: older })
  })
  await page.goto('/contact?service=pneus&travail=changement-de-pneus#contact-form')
  const form = page.locator('main form')
  await expect(form).toHaveAttribute('novalidate', '')
  const name = await fillIn(page)
  const carried = form.locator('[name="estimate"]')
  await expect(carried).toHaveValue(/seen=3500-3500$/)
  await submitButton(page).click()
  const alert = form.getByRole('alert')
  await expect(alert).toContainText('40,00\u00a0$ avant taxes, et non plus 35,00\u00a0$')
  await expect(form.getByLabel('Nom complet')).toHaveValue(name)
  await expect(form.locator('#request-estimate summary')).toContainText('40,00\u00a0$')
  await expect(carried).toHaveValue('travail=changement-de-pneus&seen=4000-4000')
  await form.locator('#request-estimate summary').click()
  await expectAccessibleInEachTheme(page, 'main form')
  await submitButton(page).click()
  await expect(page.locator('.ticket')).toContainText('40,00\u00a0$')
  await expect(page.locator('.ticket')).not.toContainText('35,00\u00a0$')
})

test('by keys alone the total is reached', async ({ page }) => {
  await page.goto('/en/pricing?job=rustproofing#estimation')
  await untilInteractive(page)
  await page.getByRole('radio', { name: 'I don’t know' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Truck' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(slip(page)).toContainText('$160.97')
  await expect(page).toHaveURL(/vehicle=truck/)
})
