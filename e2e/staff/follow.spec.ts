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

test('a customer on a phone asks for another time without scripts, and staff see it without touching anything', async ({
  garage,
  ownerPage: staff,
  browser,
}) => {
  const email = 'suivi@example.org'
  const sent = await staff.request.post('/api/send-contact-email', { data: { ...typed, email, lang: 'fr' } })
  const { reference } = await sent.json()
  await staff.goto(requestPath(reference))
  await untilInteractive(staff)
  await staff.getByLabel('Appointment', { exact: true }).fill(nextWeek())
  await staff.getByRole('button', { name: 'Save' }).nth(1).click()
  await expect(staff.getByText(/^Appointment: none →/)).toHaveCount(1)

  const [mail] = await mailsTo(garage.dataDir, email)
  const address = /https?:\/\/\S+\/suivi\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const viewport = { width: 390, height: 844 }
  const scriptless = await browser.newContext({ locale: 'fr-CA', javaScriptEnabled: false, viewport })
  const page = await scriptless.newPage()
  await page.goto(address)
  await page.getByText('Changer ce rendez-vous').click()
  await page.getByLabel('Le moment qui vous irait mieux').fill('Plutôt vendredi')
  await page.getByRole('button', { name: 'Demander un autre moment' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('C’est envoyé')
  await expect(staff.getByText('Plutôt vendredi')).toHaveCount(1)

  const scripted = await browser.newPage({ viewport })
  for (const theirs of [address, address.replace('/suivi/', '/en/follow/')]) {
    await scripted.goto(theirs)
    await expectAccessibleInEachTheme(scripted)
  }
  for (const one of [scriptless, scripted]) await one.close()
})
