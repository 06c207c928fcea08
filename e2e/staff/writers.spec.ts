import { plainPaths } from '#app/site-map.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { mailsTo } from '../helpers/mail.ts'
import { expect, PASSWORD, staffTest as test } from '../helpers/staff.ts'

const WRITER = 'nephew@garage.example'

test.use({ ownGarage: true })

test('someone invited for the website alone enters on a phone, and sees and asks for no request', async ({
  browser,
  garage,
  ownerPage,
}) => {
  await ownerPage.goto('/admin/people')
  await ownerPage.getByLabel('Email of the person').fill(WRITER)
  await ownerPage.getByLabel('What the person may do').selectOption('The website only')
  await ownerPage.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(ownerPage.getByText(/^The website only · Invited by/)).toBeVisible()
  await expectAccessibleInEachTheme(ownerPage)

  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ baseURL: garage.url, viewport, locale: 'fr-CA' })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const [mail] = await mailsTo(garage.dataDir, WRITER)
  const [link = ''] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? []
  await page.goto(link.replace('lang=en', 'lang=fr'))
  await expect(page.locator('[autocomplete=username]')).toHaveValue(WRITER)
  await page.getByLabel('Mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Accepter l’invitation' }).click()
  await expect(page).toHaveURL(`${garage.url}${plainPaths.desk}`)
  await expectAccessibleInEachTheme(page)

  const menu = page.getByRole('navigation', { name: 'Espace du personnel' }).filter({ visible: true })
  await menu.getByText('Plus').click()
  await expect(menu.getByRole('link')).toHaveText(['Le site', 'Mon compte'])
  await menu.getByRole('link', { name: 'Mon compte' }).click()
  await expect(page.getByText(/Vous ne voyez aucune demande ni aucun client/)).toBeVisible()
  await expectAccessibleInEachTheme(page)

  expect(asked).not.toContain(plainPaths.inboxNews)
  await context.close()
})
