import type { Page } from '@playwright/test'
import type { Lang } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { choicesQuery } from '#app/estimate/choices.ts'
import { href } from '#app/site-map.ts'
import { casesNow, pricedNow, writtenAmount, writtenSums } from '../test/estimate-cases.ts'
import { expectAccessibleInEachTheme } from './helpers/axe.ts'
import { mailsTo } from './helpers/mail.ts'
import { untilInteractive } from './helpers/server.ts'
import { expect, staffTest as test } from './helpers/staff.ts'

// A long file: its tests run in parallel.
test.describe.configure({ mode: 'parallel' })

const slip = (page: Page) => page.locator('#estimate-slip')
const scripts = [true, false] as const

/** 18-inch tires with the supplement, as `priceTires` chooses them. */
const tires = pricedNow('tireFitting', { wheels: '18', supplement: 'yes' })
const { before, gst, qst, total } = tires.lowest
const lines = tires.lines.map(({ lowest = 0 }) => lowest)

const words = {
  fr: {
    job: 'Pose et équilibrage',
    wheels: '18 po',
    yes: 'Oui',
    see: 'Voir mon prix',
    send: 'Envoyer ce prix',
    name: 'Nom complet',
    phone: 'Téléphone',
    email: 'Courriel',
    submit: 'Envoyer la demande',
    sent: 'Votre prix en ligne',
  },
  en: {
    job: 'Installation and balancing',
    wheels: '18 in',
    yes: 'Yes',
    see: 'See my price',
    send: 'Send this price',
    name: 'Full name',
    phone: 'Phone',
    email: 'Email',
    submit: 'Send the request',
    sent: 'Your online price',
  },
} as const

/** Makes the choices for a car's tires: the job, the rims, the supplement. */
async function priceTires(page: Page, lang: Lang): Promise<void> {
  const { job, wheels, yes, see } = words[lang]
  await page.goto(href('pricing', lang))
  await page.locator('#estimation').getByRole('link', { name: job }).click()
  await page.getByText(wheels, { exact: true }).first().click()
  await page.locator('#estimation form').getByText(yes, { exact: true }).click()
  // Scripts show the price of each answer themselves; the sum in view leads to its receipt.
  const button = page.getByRole('button', { name: see })
  const sum = page.locator('.sticky-total').getByText(writtenAmount(total, lang))
  if (await button.isVisible()) {
    await button.click()
  } else {
    await expect(sum).toBeInViewport()
    await sum.click()
  }
  await expect(slip(page)).toContainText(writtenAmount(total, lang))
}

// Texts are the same with and without scripts, so each language is tested in one of the two modes.
for (const [lang, javaScriptEnabled] of [
  ['fr', true],
  ['en', false],
] as const)
  test(`a driver on a phone reaches the total and sends it, ${lang}, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    garage,
    ownerPage,
  }) => {
    const context = await browser.newContext({
      baseURL: garage.url,
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await priceTires(page, lang)
    await expect(slip(page).getByText(writtenAmount(before, lang))).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    for (const target of await page.locator('#estimation :is(a, button, summary, label, select)').all())
      if (await target.isVisible())
        expect(
          (await target.boundingBox())?.height,
          (await target.textContent()) ?? '',
        ).toBeGreaterThanOrEqual(44)

    const w = words[lang]
    await slip(page).getByRole('link', { name: w.send }).click()
    const form = page.locator('main form')
    await expect(form.locator('#request-estimate summary')).toContainText(writtenAmount(before, lang))
    const email = `${crypto.randomUUID()}@exemple.ca`
    await form.getByLabel(w.name).fill('Zoé Tremblay')
    await form.getByLabel(w.phone).fill('514 555-0199')
    await form.getByLabel(w.email).first().fill(email)
    // A form filled in within two seconds is taken for a bot's.
    await page.waitForTimeout(2_100)
    await form.locator('button[type="submit"]').click()
    const number = page.getByText(/^G-[0-9A-Z]{4}-\d{2}$/).first()
    await expect(number).toBeVisible()
    await expect(page.locator('.ticket')).toContainText(writtenAmount(before, lang))
    const reference = (await number.textContent()) ?? ''
    const [mail] = await mailsTo(garage.dataDir, email)
    expect(mail?.text).toContain(w.sent)
    for (const amount of [...lines, before, gst, qst, total])
      expect(mail?.text).toContain(writtenAmount(amount, lang))
    await context.close()

    // Staff see the same request with or without scripts: checking one is enough.
    if (!javaScriptEnabled) return
    await ownerPage.goto(`/admin?q=${reference}`)
    await expect(ownerPage.getByRole('table')).toContainText(writtenAmount(total, 'en'))
    await ownerPage.goto(`/admin/requests/${reference}`)
    const facts = ownerPage.locator('.slip')
    for (const amount of [...lines, before, total])
      await expect(facts).toContainText(writtenAmount(amount, 'en'))
    await expect(ownerPage.getByText('The price has not changed.')).toBeVisible()
    await expectAccessibleInEachTheme(ownerPage)
    await ownerPage.goto(`/admin/requests/${reference}/work-order`)
    await expect(ownerPage.getByRole('cell', { name: 'Pose et équilibrage, 18 po' })).toBeVisible()
    await expect(ownerPage.locator('.work-order')).toContainText(writtenAmount(total, 'fr'))
    const file = await ownerPage.request.get(`/admin/requests.csv?q=${reference}`)
    expect(await file.text()).toContain(writtenAmount(total, 'en'))
  })

test('an address is the whole question: scripts leave its slip as it was sent', async ({ page }) => {
  for (const lang of ['fr', 'en'] as const)
    for (const each of casesNow.filter((_, index) => index % 20 === 0)) {
      await page.goto(`${href('pricing', lang)}?${choicesQuery(packageOf(each.job), each.answers, lang)}`)
      await untilInteractive(page)
      for (const sum of writtenSums(each, lang)) await expect(slip(page)).toContainText(sum)
    }
})

for (const javaScriptEnabled of scripts)
  test(`who saw another price sees the new one, loses nothing typed and sends again, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    garage,
  }) => {
    const context = await browser.newContext({ baseURL: garage.url, javaScriptEnabled })
    const page = await context.newPage()
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
    if (javaScriptEnabled) await expect(form).toHaveAttribute('novalidate', '')
    await form.getByLabel('Nom complet').fill('Zoé Tremblay')
    await form.getByLabel('Téléphone').fill('514 555-0199')
    await form.getByLabel('Courriel').first().fill(`${crypto.randomUUID()}@exemple.ca`)
    const carried = form.locator('[name="estimate"]')
    await expect(carried).toHaveValue(/seen=3500-3500$/)
    await page.waitForTimeout(2_100)
    await form.locator('button[type="submit"]').click()
    const alert = form.getByRole('alert')
    await expect(alert).toContainText('40,00\u00a0$ avant taxes, et non plus 35,00\u00a0$')
    await expect(form.getByLabel('Nom complet')).toHaveValue('Zoé Tremblay')
    await expect(form.locator('#request-estimate summary')).toContainText('40,00\u00a0$')
    await expect(carried).toHaveValue('travail=changement-de-pneus&seen=4000-4000')
    await form.locator('button[type="submit"]').click()
    await expect(page.locator('.ticket')).toContainText('40,00\u00a0$')
    await expect(page.locator('.ticket')).not.toContainText('35,00\u00a0$')
    await context.close()
  })

test('by keys alone the total is reached', async ({ browser, garage }) => {
  const context = await browser.newContext({ baseURL: garage.url })
  const page = await context.newPage()
  await page.goto('/en/pricing?job=rustproofing#estimation')
  await untilInteractive(page)
  await page.getByRole('radio', { name: 'I don’t know' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Truck' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(slip(page)).toContainText('$160.97')
  await expect(page).toHaveURL(/vehicle=truck/)
  await context.close()
})

test('axe finds nothing in the questions, the slip, what is wrong, and the form', async ({
  browser,
  garage,
}) => {
  const context = await browser.newContext({ baseURL: garage.url })
  const page = await context.newPage()
  for (const address of [
    '/prix?travail=vidange&huile=synthetique&litres=5',
    '/prix?travail=pose-de-pneus',
    '/en/pricing?job=flat-tire&number=1000',
  ]) {
    await page.goto(address)
    await expectAccessibleInEachTheme(page, '#estimation')
  }
  await page.goto('/contact?service=pneus&travail=changement-de-pneus#contact-form')
  await page.locator('#request-estimate summary').click()
  await expectAccessibleInEachTheme(page, 'main form')
  await context.close()
})
