import { localTime } from '#app/content/hours/opening.ts'
import { requestPath } from '#app/site-map.ts'
import { typed } from '../../test/requests/stored-request.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { mailsTo } from '../helpers/mail.ts'
import { untilInteractive } from '../helpers/server.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

test.use({ ownGarage: true })

/** Ten in the morning, a week from now: an open day, since the garage closes on Sundays only. */
function nextWeek(): string {
  const day = localTime(new Date()).toPlainDate().add({ days: 7 })
  return `${day.dayOfWeek === 7 ? day.add({ days: 1 }) : day}T10:00`
}

test('a customer follows a request by the address in the mail, and cancels its appointment without scripts', async ({
  garage,
  ownerPage: staff,
  browser,
}) => {
  const email = 'suivi@example.org'
  const customer = await browser.newContext({ locale: 'fr-CA', viewport: { width: 390, height: 844 } })
  const sent = await customer.request.post(`${garage.url}/api/send-contact-email`, {
    data: { ...typed, email, lang: 'fr' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  const { reference } = await sent.json()
  const [mail] = await mailsTo(garage.dataDir, email)
  const address = /https?:\/\/\S+\/suivi\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const page = await customer.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reçue')
  await expectAccessibleInEachTheme(page)

  await staff.goto(requestPath(reference))
  await untilInteractive(staff)
  await staff.getByLabel('Appointment', { exact: true }).fill(nextWeek())
  await staff.getByRole('button', { name: 'Save' }).nth(1).click()
  await expect(staff.getByText(/^Appointment: none →/)).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rendez-vous pris')

  const plain = await browser.newContext({
    locale: 'fr-CA',
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const scriptless = await plain.newPage()
  await scriptless.goto(address)
  await scriptless.getByText('Changer ce rendez-vous').click()
  await scriptless.getByLabel('Le moment qui vous irait mieux').fill('Plutôt vendredi')
  await scriptless.getByRole('button', { name: 'Demander un autre moment' }).click()
  await expect(scriptless.getByRole('main').getByRole('status')).toContainText('C’est envoyé')
  await scriptless.getByText('Changer ce rendez-vous').click()
  await scriptless.getByRole('button', { name: 'Annuler le rendez-vous' }).click()
  await expect(scriptless.getByRole('main').getByRole('status')).toContainText('annulé')
  await expect(scriptless.getByText('Votre rendez-vous')).toHaveCount(0)
  await expect(staff.getByText('Plutôt vendredi')).toHaveCount(1)
  await expect(staff.getByText(/^the customer, /)).not.toHaveCount(0)

  const chosen = async (name: string) => {
    await staff.getByRole('button', { name }).click()
    await expect(staff.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  }
  for (const state of ['At the garage', 'Being repaired']) await chosen(state)
  const promise = staff.getByLabel('Promised for')
  await promise.fill(nextWeek())
  await promise.locator('xpath=ancestor::form').getByRole('button', { name: 'Save' }).click()
  await staff.getByLabel('Write to the customer').fill('La pièce est arrivée.')
  await staff.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(staff.getByLabel('Write to the customer')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En travaux')
  await expect(page.getByText('Promise pour')).toBeVisible()
  await expect(page.getByText('La pièce est arrivée.')).toBeVisible()
  expect((await mailsTo(garage.dataDir, email, 2)).at(-1)?.text).toContain(address)
  await page.goto(address.replace('/suivi/', '/en/follow/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Being repaired')
  await expectAccessibleInEachTheme(page)

  await staff.getByRole('button', { name: 'Change the address of their page' }).click()
  await expect.poll(async () => (await page.reload())?.status()).toBe(410)
  await customer.close()
  await plain.close()
})
