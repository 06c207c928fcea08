import sharp from 'sharp'
import { exif } from '../../test/desk/hostile-files.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { untilInteractive } from '../helpers/server.ts'
import { askThenDo, expect, staffTest as test } from '../helpers/staff.ts'

/** A phone's photograph, which is downscaled. */
const photograph = async () => ({
  name: 'lifts.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3000, height: 2250, channels: 3, background: '#2a5a8a' } })
    .withExif(exif)
    .jpeg()
    .toBuffer(),
})

test('the first picture of the site is replaced from a phone, and seen first; a file that is no picture is named as it is chosen', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/desk/pictures')
  await page.getByRole('link', { name: /^The lifts\s*Sample picture/ }).click()
  await untilInteractive(page)
  await page.getByLabel('What is seen, in French').fill('Deux ponts bleus')
  const heic = {
    name: 'IMG_0042.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic0000'),
  }
  await page.getByLabel('Choose a picture').setInputFiles(heic)
  await expect(page.getByRole('alert')).toContainText('“IMG_0042.HEIC” is a HEIC file')
  await page.getByLabel('Choose a picture').setInputFiles(await photograph())
  await expect(page.getByText('Here is the picture.')).toBeVisible()
  await expectAccessibleInEachTheme(page)
  const point = page.getByRole('button', { name: 'Point to keep, 50% from the left' })
  const box = await point.boundingBox()
  if (!box) throw new Error('no picture')
  await point.click({ position: { x: box.width * 0.9, y: box.height * 0.3 } })
  await expect(page.getByLabel('From the left, in %')).toHaveValue('90')
  await expect(page.getByLabel('From the top, in %')).toHaveValue('30')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Point to keep, 88% from the left, 30%' })).toBeFocused()
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByRole('alert')).toContainText('Say what is seen in both languages')
  await expect(page.getByLabel('From the left, in %')).toHaveValue('88')
  await expect(page.getByLabel('What is seen, in French')).toHaveValue('Deux ponts bleus')
  await page.getByLabel('What is seen, in English').fill('Two blue lifts')
  await page.getByLabel('What is seen, in English').press('Enter')
  await expect(page.getByText('Nothing is published yet')).toBeVisible()

  await page.getByRole('link', { name: 'See the page with these changes' }).click()
  const first = page.getByRole('img', { name: 'Two blue lifts' })
  await expect(first).toHaveJSProperty('complete', true)
  expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Go back' }).click()

  await askThenDo(page, 'Discard: Picture: The lifts')
})
