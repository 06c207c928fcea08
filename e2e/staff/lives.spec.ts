import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { localTime } from '#app/content/hours/opening.ts'
import { evaluationPath, plainPaths, requestPath } from '#app/site-map.ts'
import type { Garage } from '../../test/garage.ts'
import { typed } from '../../test/requests/stored-request.ts'
import { mailsTo } from '../helpers/mail.ts'
import { withDatabase } from '../helpers/requests.ts'
import { untilInteractive } from '../helpers/server.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

test.use({ ownGarage: true })

const phone = { width: 390, height: 844 }
const EMAIL = 'freins@example.org'
const day = (days: number) => localTime(new Date()).toPlainDate().add({ days })

/** A part for 40 $, as a draft has it. */
const wipers = {
  ...{ id: 'l1', type: 'part', count: 1000, each: 40_00, condition: 'new', consequence: '' },
  label: { fr: 'Essuie-glaces', en: 'Wiper blades' },
}

/** Both sides of one request beside each other, each on a phone. */
async function bothSides(browser: Browser, garage: Garage, staff: Page, reference: string) {
  const context = await browser.newContext({ locale: 'fr-CA', viewport: phone })
  const customer = await context.newPage()
  await staff.setViewportSize(phone)
  const html = async (path: string) => (await staff.request.get(path)).text()

  /** The page of the request, which stays open, with all that is folded. */
  async function open() {
    if (!staff.url().endsWith(requestPath(reference))) await staff.goto(requestPath(reference))
    await untilInteractive(staff)
    // The address comes before the page.
    await expect(staff.getByRole('heading', { name: /^History/ })).toBeVisible()
    await staff.locator('main details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '')
    })
  }
  await open()
  const address = `${await staff.getByRole('link', { name: 'See their page' }).getAttribute('href')}`
  return {
    customer,
    /** What every reader says: the head of the request without a touch, the list, Today, the badge and the customer's page. */
    async say(head: string, title: string, { ours }: { ours: boolean }) {
      await open()
      await expect(staff.getByText(head).first()).toBeVisible()
      const isThere = async (path: string) => (await html(path)).includes(`href="${requestPath(reference)}"`)
      expect([await isThere('/admin?only=ours'), await isThere(plainPaths.today)]).toEqual([ours, ours])
      expect(await html(plainPaths.inboxNews)).toBe(JSON.stringify({ ours: Number(ours) }))
      expect(await html('/admin')).toContain(`>${head.split(' · ')[0]}<`)
      await customer.goto(address)
      await expect(customer.getByRole('heading', { level: 1 })).toHaveText(title)
    },
    /** Presses a button of the request's page, and waits until its history has one entry more. */
    async press(name: string) {
      await open()
      const history = async () =>
        /History<[^>]*>(\d+)/.exec((await html(requestPath(reference))).replaceAll('<!-- -->', ''))?.[1]
      const before = await history()
      await staff.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
      await expect.poll(history).not.toBe(before)
    },
    /** Gives an appointment on a day of next week, on which the garage is open. */
    async book(weekday: number) {
      await open()
      const field = staff.getByLabel('Appointment')
      await field.fill(`${day(7 - localTime(new Date()).dayOfWeek + weekday)}T10:00`)
      await staff.locator('form').filter({ has: field }).getByRole('button', { name: 'Save' }).click()
      await expect(staff.getByText('The customer has not been told yet.')).toBeVisible()
    },
    /** Sends the text that is ready for the customer. */
    async tell(text: RegExp) {
      await open()
      const field = staff.getByLabel('Write to the customer')
      await expect(field).toHaveValue(text)
      await staff.locator('form').filter({ has: field }).getByRole('button', { name: 'Send' }).click()
      await expect(field).toHaveValue('')
    },
    /** Sends an evaluation that somebody has written. */
    async evaluate(number: number, after: number) {
      await withDatabase(garage, async (db) => {
        const { id } = await db.selectFrom('contact_submissions').select('id').executeTakeFirstOrThrow()
        const vehicle = { make: 'Toyota', model: 'Corolla', year: '2016', plate: 'ABC 123' }
        const customer = { name: typed.name, address: '12, rue Jarry Est, Montréal' }
        const [readyAt, validUntil] = [new Date(Date.now() + 6 * 86_400_000).toISOString(), `${day(9)}`]
        const body = { lines: [wipers], fee: null, customer, vehicle, readyAt, validUntil, after }
        const none = { sha256: null, sent_at: null, replaced_at: null, by_user: null, by_name: '' }
        const row = { id: randomUUID(), request_id: id, number, body: JSON.stringify(body), version: 1 }
        await db
          .insertInto('evaluations')
          .values({ ...row, ...none, at: new Date().toISOString() })
          .execute()
      })
      await staff.goto(`${evaluationPath(reference)}?preview`)
      await untilInteractive(staff)
      await staff.getByRole('button', { name: 'Send to the customer' }).click()
      await expect(staff.getByText(/waiting for the answer/)).toBeVisible()
    },
    /** Answers what waits, on the second screen. */
    async answer(word: 'Accepter' | 'Refuser') {
      await customer.goto(address)
      for (const choice of await customer.getByText(word, { exact: true }).all()) await choice.click()
      await customer.getByRole('button', { name: 'Continuer' }).click()
      await customer.getByLabel('Les quatre derniers chiffres').fill('0199')
      await customer.getByRole('button', { name: new RegExp(word) }).click()
      await customer.waitForURL(/did=answered/)
    },
    close: () => context.close(),
  }
}

test('a brake job with another time, a cancellation and a supplement is one story on both sides, and the car comes back', async ({
  garage,
  ownerPage: staff,
  browser,
}) => {
  const sent = await staff.request.post(`${garage.url}/api/send-contact-email`, {
    data: { ...typed, email: EMAIL, lang: 'fr' },
    headers: { 'Idempotency-Key': randomUUID() },
  })
  const { reference } = await sent.json()
  const at = await bothSides(browser, garage, staff, reference)
  const mailed = async (count: number, subject: RegExp) =>
    expect((await mailsTo(garage.dataDir, EMAIL, count)).at(-1)?.subject).toMatch(subject)
  await at.say('New · yours to answer', 'Reçue', { ours: true })
  await at.book(2)
  await expect(staff.getByText(/comes .* · the customer does not know yet/)).toBeVisible()
  await at.say('Scheduled · the customer comes', 'Rendez-vous pris', { ours: false })
  await at.tell(/^Bonjour, votre rendez-vous est le/)
  await mailed(2, /^Au sujet/)

  await at.customer.getByText('Changer ce rendez-vous').click()
  await at.customer.locator('textarea[name=wish]').fill('Plutôt jeudi matin')
  await at.customer.getByRole('button', { name: 'Demander un autre moment' }).click()
  await at.say('Asks for another time · yours to answer', 'Autre moment demandé', { ours: true })
  await expect(at.customer.getByText('Plutôt jeudi matin')).toBeVisible()
  await at.book(3)
  await at.say('Scheduled · the customer comes', 'Rendez-vous pris', { ours: false })

  await at.customer.getByText('Changer ce rendez-vous').click()
  await at.customer.getByText('Annuler le rendez-vous', { exact: true }).click()
  await at.customer.getByRole('button', { name: 'Oui, annuler' }).click()
  await at.say('Appointment cancelled · yours to answer', 'Rendez-vous annulé', { ours: true })
  await at.book(4)
  await at.press('At the garage')
  await at.say('At the garage · yours to estimate the work', 'Au garage', { ours: true })

  await at.evaluate(1, 0)
  await mailed(3, /évaluation/)
  await at.say('Estimate to read · the customer has to answer', 'Réponse attendue', { ours: false })
  await at.answer('Accepter')
  await mailed(4, /acceptée/)
  await at.say('Accepted · yours to answer', 'Évaluation acceptée', { ours: true })
  await at.press('Mark as answered')
  await at.say('Accepted · yours to do the work', 'Évaluation acceptée', { ours: true })
  await at.press('Mark “Being repaired”')
  await at.evaluate(2, 1)
  await at.say('Estimate to read · the customer has to answer', 'Réponse attendue', { ours: false })
  await at.answer('Refuser')
  await mailed(6, /Supplément refusé/)
  await at.say('Being repaired · yours to answer', 'En travaux', { ours: true })
  await at.press('Mark as answered')
  await at.press('Mark “Ready”')
  await at.say('Ready · the customer does not know yet', 'Votre auto est prête', { ours: true })
  await at.tell(/^Bonjour, votre auto est prête/)
  await mailed(7, /^Au sujet/)
  await at.say('Ready · the customer picks up the car', 'Votre auto est prête', { ours: false })
  await at.press('Mark as completed')
  await at.say('Completed', 'Terminée', { ours: false })
  await staff.getByRole('link', { name: 'The car is back: new request' }).click()
  await expect(staff.getByRole('heading', { name: 'The car is back' })).toBeVisible()
  await staff.getByLabel('Plate').fill('xyz 123')
  await staff.getByRole('button', { name: 'Save the request' }).click()
  await expect(staff.getByText('XYZ 123').first()).toBeVisible()
  await at.close()
})
