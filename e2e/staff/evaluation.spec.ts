import sharp from 'sharp'
import { localTime } from '#app/content/hours/opening.ts'
import { requestPath } from '#app/site-map.ts'
import { typed } from '../../test/requests/stored-request.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { mailsTo } from '../helpers/mail.ts'
import { untilInteractive } from '../helpers/server.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

test.use({ ownGarage: true })

const phone = { width: 390, height: 844 }

/** The day after tomorrow at five, as a `datetime-local` field takes it. */
const soon = () => `${localTime(new Date()).toPlainDate().add({ days: 2 })}T17:00`

const photograph = () =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#855' } })
    .jpeg()
    .toBuffer()

test('a brake job on a phone, from the request to the evaluation that is accepted in part', async ({
  garage,
  ownerPage: staff,
  browser,
}) => {
  const email = 'freins@example.org'
  const customer = await browser.newContext({ locale: 'fr-CA', viewport: phone })
  const estimate = 'travail=freins&disques=reguliers&seen=38000-'
  const sent = await customer.request.post(`${garage.url}/api/send-contact-email`, {
    data: { ...typed, email, form_type: 'estimate', estimate, keeps_parts: true, lang: 'fr' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  const { reference } = await sent.json()
  const [received] = await mailsTo(garage.dataDir, email)
  const page = await customer.newPage()
  await page.goto(/https?:\/\/\S+\/suivi\/\S+/.exec(received?.text ?? '')?.[0] ?? '')
  const state = (text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text)

  await staff.setViewportSize(phone)
  await staff.goto(requestPath(reference))
  await untilInteractive(staff)

  // The lines of the price that was seen are there: one price, the plate and the hour are missing.
  await staff.getByRole('heading', { name: 'Estimate and invoice' }).click()
  await staff.getByRole('button', { name: 'Make the estimate' }).click()
  await expect(staff.getByLabel('Plate')).toBeVisible()
  const line = (name: string) =>
    staff.getByRole('group', { name: /^\d+\. (Part|Labour|Package)$/ }).filter({
      has: staff.locator(`input[value="${name}"]`),
    })
  const pads = line('Plaquettes')
  await pads.getByLabel('Unit price').fill('80,50')
  // A phone may close the page while its camera is open: what was typed is there again, and added up.
  staff.once('dialog', (dialog) => dialog.accept())
  await staff.reload()
  await untilInteractive(staff)
  await expect(pads.getByLabel('Unit price')).toHaveValue('80,50')
  await pads.getByText('Warranty, urgency, picture').click()
  await pads.getByLabel('Urgency', { exact: true }).selectOption('red')
  await pads.getByLabel('If nothing is done').fill('Le métal use le disque')
  // A picture that cannot be shrunk, and that nobody takes: the form stays as it is.
  const large = { name: 'large.raw', mimeType: 'image/jpeg', buffer: Buffer.alloc(13_000_000) }
  await pads.getByLabel('Picture', { exact: true }).setInputFiles(large)
  await staff.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(staff.getByText(/^Nothing was saved: these pictures/)).toBeVisible()
  const file = { name: 'plaquette.jpg', mimeType: 'image/jpeg', buffer: await photograph() }
  await pads.getByLabel('Picture', { exact: true }).setInputFiles(file)
  await staff.getByLabel('Plate').fill('ABC 123')
  await staff.getByLabel('Model').fill('Corolla')
  await staff.getByLabel('Ready no later than').fill(soon())
  await staff.getByRole('button', { name: '+ Part' }).click()
  const wipers = staff.getByRole('group', { name: /^\d+\. Part$/ }).last()
  await expect(wipers.getByLabel('What')).toHaveValue('')
  await wipers.getByLabel('What').fill('Essuie-glaces')
  await wipers.getByLabel('Unit price').fill('40')
  await wipers.getByLabel('State of the part').selectOption('new')
  await expectAccessibleInEachTheme(staff)
  await staff.getByRole('button', { name: 'See it as the customer' }).click()
  await expect(staff.getByRole('button', { name: 'Send to the customer' })).toBeVisible()
  await staff.getByRole('button', { name: 'Send to the customer' }).click()
  await expect(staff.getByText(/waiting for the answer/)).toBeVisible()
  await staff.goto(requestPath(reference))
  await untilInteractive(staff)

  // Opening the address of the mail accepts nothing; brakes are accepted and wipers refused, on a second screen.
  const ready = (await mailsTo(garage.dataDir, email, 2)).at(-1)
  expect(ready?.subject).toContain('Votre évaluation est prête')
  await page.goto(/https?:\/\/\S+\/suivi\/\S+/.exec(ready?.text ?? '')?.[0] ?? '')
  await state('Réponse attendue')
  await expectAccessibleInEachTheme(page)
  const photo = page.getByRole('img', { name: /^Photo : Plaquettes/ })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // The lines of a job have one answer.
  const brakes = page.getByRole('group', { name: /^Votre réponse : .*Plaquettes/ })
  await brakes.getByText('Accepter').click()
  await page.getByRole('group', { name: 'Votre réponse : Essuie-glaces' }).getByText('Refuser').click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  // The total, and on the button that accepts it, which the text above names.
  await expect(page.getByText(/529,\d\d/)).toHaveCount(3)
  await expectAccessibleInEachTheme(page)
  if (await page.getByLabel('Votre adresse').count())
    await page.getByLabel('Votre adresse').fill('12, rue Jarry Est, Montréal')
  await page.getByLabel('Les quatre derniers chiffres').fill('0199')
  await page.getByRole('button', { name: /^Accepter pour 529,\d\d/ }).click()
  await state('Acceptée en partie')
  await expectAccessibleInEachTheme(page)
  // The customer's page shows what is new where its reader is.
  await page.evaluate(() => scrollTo(0, 300))
  await staff.getByRole('heading', { name: 'Where the car is' }).click()
  await staff.getByRole('button', { name: 'Being repaired', exact: true }).click()
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('En travaux', { timeout: 1_000 })
  }).toPass()
  expect(await page.evaluate(() => scrollY)).toBe(300)
  await customer.close()
})
