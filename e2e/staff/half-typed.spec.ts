import { plainPaths, requestPath } from '#app/site-map.ts'
import { insertRequest } from '../helpers/requests.ts'
import { untilInteractive } from '../helpers/server.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

test('a half-typed note outlives another page, and is gone once it is added', async ({
  garage,
  ownerPage: page,
}) => {
  const path = requestPath(await insertRequest(garage))
  const note = page.getByLabel('New note')
  const open = async () => {
    await page.goto(path)
    await untilInteractive(page)
  }
  await open()
  await note.fill('Call on Tuesday')
  await page.goto(plainPaths.today)
  await open()
  await expect(note).toHaveValue('Call on Tuesday')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Call on Tuesday' })).toHaveCount(1)
  await open()
  await expect(note).toHaveValue('')
})
