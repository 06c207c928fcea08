import { business } from '#app/content/business/business.ts'
import { mailsTo } from './helpers/mail.ts'
import { aPersonTakesTime, fillIn, sentNotice, submitButton } from './helpers/request-form.ts'
import { withWorkers } from './helpers/server.ts'
import { enter, expect, PASSWORD, staffTest as test } from './helpers/staff.ts'

const OWNER = 'owner@garage.example'

/** The whole path of a request, from the visitor to the staff, in a new garage. */
test.use({ ownGarage: true, ...withWorkers })

test('who signs up first sees a request, not who is second', async ({ page, browser, garage }) => {
  await page.goto('/contact')
  await expect(page.locator('form[novalidate]')).toBeVisible()
  const name = await fillIn(page)
  await aPersonTakesTime(page)
  await submitButton(page).click()
  await expect(sentNotice(page)).toBeVisible()
  const reference = (await page.locator('#request-status').getByText(/^G-/).textContent()) ?? ''
  // The notice goes to the garage's address until someone has signed up.
  for (const to of [business.email, 'camille@exemple.ca'])
    expect((await mailsTo(garage.dataDir, to))[0]?.text, to).toContain(reference)

  const owner = await (await browser.newContext({ baseURL: garage.url })).newPage()
  const fill = async (button: string) => {
    await owner.getByLabel('Email').fill(OWNER)
    await owner.getByLabel('Password').fill(PASSWORD)
    await owner.getByRole('button', { name: button, exact: true }).click()
  }
  await owner.goto('/login')
  await owner.getByRole('tab', { name: 'Sign Up', exact: true }).click()
  await expect(owner.getByText('First user will automatically become admin')).toBeVisible()
  await fill('Sign Up')
  await expect(owner.getByText('Account created! Please check your email to confirm.').first()).toBeVisible()
  const [mail] = await mailsTo(garage.dataDir, OWNER)
  await owner.goto(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(owner).toHaveURL(`${garage.url}/login`)
  await fill('Sign In')
  await expect(owner.getByText('Successfully signed in!', { exact: true })).toBeVisible()
  await expect(owner.getByRole('heading', { name: 'Contact Submissions', exact: true })).toBeVisible()
  for (const text of [reference, name, 'camille@exemple.ca', '514 555-0199', 'Brakes', 'New'])
    await expect(owner.getByRole('row').nth(1)).toContainText(text)

  const stranger = await enter(browser, garage, 'stranger@garage.example')
  await expect(stranger.getByRole('heading', { name: 'Access Denied', exact: true })).toBeVisible()
  await expect(stranger.getByText(name)).toHaveCount(0)
  await stranger.getByRole('link', { name: 'Go Home', exact: true }).click()
  await expect(stranger).toHaveURL(`${garage.url}/`)
  await stranger.context().close()
})
