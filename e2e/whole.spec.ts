import { business } from '#app/content/business/business.ts'
import { mailsTo } from './helpers/mail.ts'
import { aPersonTakesTime, fillIn, sentNotice, submitButton } from './helpers/request-form.ts'
import { withWorkers } from './helpers/server.ts'
import { enter, expect, PASSWORD, staffTest as test } from './helpers/staff.ts'

const OWNER = 'owner@garage.example'

/** The whole path of a request, from the visitor to the staff, in a new garage. */
test.use({ ownGarage: true, ...withWorkers })

test('who signs up first sees a request, not who is second', async ({ page, browser, baseURL, garage }) => {
  // Three people walk through a garage of its own, two of them by mail.

  const [name, reference] = await test.step('the visitor asks', async () => {
    await page.goto('/contact')
    await expect(page.locator('form[novalidate]')).toBeVisible()
    const written = await fillIn(page)
    await aPersonTakesTime(page)
    await submitButton(page).click()
    await expect(sentNotice(page)).toBeVisible()
    return [written, (await page.locator('#request-status').getByText(/^G-/).textContent()) ?? '']
  })

  await test.step('both mails are in the data folder', async () => {
    // The notice goes to the garage's address until someone has signed up.
    for (const to of [business.email, 'camille@exemple.ca'])
      expect((await mailsTo(garage.dataDir, to))[0]?.text, to).toContain(reference)
  })

  const owner =
    await test.step('the first person signs up, confirms through the mail and signs in', async () => {
      const context = await browser.newContext({ baseURL: garage.url })
      const own = await context.newPage()
      const fill = async (button: string) => {
        await own.getByLabel('Email').fill(OWNER)
        await own.getByLabel('Password').fill(PASSWORD)
        await own.getByRole('button', { name: button, exact: true }).click()
      }
      await own.goto('/login')
      await own.getByRole('tab', { name: 'Sign Up', exact: true }).click()
      await expect(own.getByText('First user will automatically become admin')).toBeVisible()
      await fill('Sign Up')
      await expect(
        own.getByText('Account created! Please check your email to confirm.').first(),
      ).toBeVisible()
      const [mail] = await mailsTo(garage.dataDir, OWNER)
      await own.goto(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      await expect(own).toHaveURL(`${garage.url}/login`)
      await fill('Sign In')
      await expect(own.getByText('Successfully signed in!', { exact: true })).toBeVisible()
      return own
    })

  await test.step('the request stands on top', async () => {
    await expect(owner.getByRole('heading', { name: 'Contact Submissions', exact: true })).toBeVisible()
    for (const text of [reference, name, 'camille@exemple.ca', '514 555-0199', 'Brakes', 'New'])
      await expect(owner.getByRole('row').nth(1)).toContainText(text)
  })

  await test.step('a second person signs up and is denied', async () => {
    const stranger = await enter(browser, garage, 'stranger@garage.example')
    await expect(stranger.getByRole('heading', { name: 'Access Denied', exact: true })).toBeVisible()
    await expect(stranger.getByText(name)).toHaveCount(0)
    await stranger.getByRole('link', { name: 'Go Home', exact: true }).click()
    await expect(stranger).toHaveURL(`${baseURL}/`)
    await stranger.context().close()
  })
})
