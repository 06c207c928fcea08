import { plainPaths, requestPath } from '#app/site-map.ts'
import { insertRequest } from '../helpers/requests.ts'
import { sessionChecked, untilInteractive } from '../helpers/server.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

test.use({ ownGarage: true })

test('a note outlives an ended session, and a half-typed one another page', async ({
  garage,
  ownerPage: page,
}) => {
  const path = requestPath(await insertRequest(garage))
  const note = page.getByLabel('New note')
  const sent = page.getByRole('listitem').filter({ hasText: 'Noise from the left' })
  const open = async () => {
    await page.goto(path)
    await untilInteractive(page)
  }
  const checked = sessionChecked(page)
  await open()
  await note.fill('Noise from the left')
  await checked
  const session = await page.context().cookies()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page).toHaveURL(new RegExp(plainPaths.login))
  await page.context().addCookies(session)
  await open()
  await expect(sent).toHaveCount(1)
  await expect(note).toHaveValue('')

  await note.fill('Call on Tuesday')
  await page.goto(plainPaths.today)
  await open()
  await expect(note).toHaveValue('Call on Tuesday')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Call on Tuesday' })).toHaveCount(1)
  await open()
  await expect(note).toHaveValue('')
})
