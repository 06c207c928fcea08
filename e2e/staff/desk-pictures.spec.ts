import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { exif } from '../../test/desk/hostile-files.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { untilInteractive } from '../helpers/server.ts'
import { askThenDo, expect, staffTest as test } from '../helpers/staff.ts'

const PLACE = 'hero-workshop'
const OWN = /\/pictures\/own-[0-9a-f]{16}-\d+-\d+-r\d+-\d+-75\.webp/

/** A phone's photograph: wide ones are downscaled, and one of 800 pixels gets fewer sizes. */
const photograph = async (name: string, background = '#2a5a8a', width = 800) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: (width * 3) / 4, channels: 3, background } })
    .withExif(exif)
    .jpeg()
    .toBuffer(),
})

async function describeIt(page: Page, fr: string, en: string) {
  await page.getByLabel('What is seen, in French').fill(fr)
  await page.getByLabel('What is seen, in English').fill(en)
}

async function takeBack(page: Page) {
  await page.getByRole('button', { name: 'Undo: Picture: The lifts' }).first().click()
  await expect(page.getByText('It is undone.')).toBeVisible()
}

test('the first picture of the site is replaced from a phone, seen first, published and taken back', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const home = async (path: string) => (await page.request.get(path)).text()
  await page.goto('/admin/desk/pictures')
  await page.getByRole('link', { name: /^The lifts\s*Sample picture/ }).click()
  await untilInteractive(page)
  await page.getByLabel('Choose a picture').setInputFiles(await photograph('lifts.jpg', '#2a5a8a', 3000))
  await expect(page.getByText('Here is the picture.')).toBeVisible()
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
  await describeIt(page, 'Deux ponts bleus', 'Two blue lifts')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByText('Nothing is published yet')).toBeVisible()
  expect(await home('/')).not.toMatch(OWN)

  await page.getByRole('link', { name: 'See the page with these changes' }).click()
  const first = page.getByRole('img', { name: 'Two blue lifts' })
  await expect(first).toHaveJSProperty('complete', true)
  expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Go back' }).click()

  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is online.')).toBeVisible()
  await expect(async () => {
    for (const [path, alt] of [
      ['/', 'Deux ponts bleus'],
      ['/en', 'Two blue lifts'],
    ] as const) {
      const html = await home(path)
      expect(html).toContain(`alt="${alt}"`)
      expect(html).toMatch(/property="og:image" content="[^"]*\/pictures\/own-[^"]*-social\.jpg"/)
    }
  }).toPass()
  const [address = ''] = OWN.exec(await home('/')) ?? []
  const answer = await page.request.get(address)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const { width, exif: left } = await sharp(await answer.body()).metadata()
  expect([width, left]).toEqual([Number(address.split('-').at(-2)), undefined])
  const etag = answer.headers().etag ?? ''
  const again = await page.request.get(address, { headers: { 'If-None-Match': `"other", W/${etag}` } })
  expect(again.status()).toBe(304)
  expect((await page.request.get(address.replace(/-\d+-75/, '-481-75'))).status()).toBe(404)

  await takeBack(page)
  await expect.poll(() => home('/')).not.toMatch(OWN)
})

test('a file that is no picture is named, and what was typed stays, with scripts and without', async ({
  ownerPage,
  pageWithoutScripts: page,
}) => {
  const heic = {
    name: 'IMG_0042.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic0000'),
  }
  await ownerPage.goto(`/admin/desk/pictures/${PLACE}`)
  await untilInteractive(ownerPage)
  await describeIt(ownerPage, 'Deux ponts', 'Two lifts')
  await ownerPage.getByLabel('Choose a picture').setInputFiles(heic)
  await expect(ownerPage.getByRole('alert')).toContainText('“IMG_0042.HEIC” is a HEIC file')
  await expect(ownerPage.getByLabel('What is seen, in French')).toHaveValue('Deux ponts')

  await page.goto(`/admin/desk/pictures/${PLACE}`)
  await describeIt(page, 'Deux ponts', 'Two lifts')
  await page.getByLabel('Choose a picture').setInputFiles(heic)
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByRole('alert')).toContainText('“IMG_0042.HEIC” is a HEIC file')
  await expect(page.getByLabel('What is seen, in English')).toHaveValue('Two lifts')
})

test('without scripts a picture is sent, looked at, cut, published and taken back', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto(`/admin/desk/pictures/${PLACE}`)
  await page.getByLabel('Take a picture').setInputFiles(await photograph('lifts.jpg', '#6a3'))
  await page.getByRole('button', { name: 'Send the picture to see it' }).click()
  await expect(page.getByText('Here is the picture.')).toBeVisible()
  await page.getByLabel('From the left, in %').fill('20')
  await page.getByLabel('Decorative').check()
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByText('Nothing is published yet')).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('It is online.')).toBeVisible()
  await expect.poll(async () => (await page.request.get('/')).text()).toMatch(/own-[0-9a-f]{16}-20-50-/)
  await takeBack(page)
})

test('Enter in a description saves the picture that is shown', async ({ ownerPage: page }) => {
  await page.goto(`/admin/desk/pictures/${PLACE}`)
  await untilInteractive(page)
  await page.getByLabel('Choose a picture').setInputFiles(await photograph('lifts.jpg', '#a36'))
  await expect(page.getByText('Here is the picture.')).toBeVisible()
  await describeIt(page, 'Deux ponts rouges', 'Two red lifts')
  await page.getByLabel('What is seen, in English').press('Enter')
  await expect(page.getByText('Nothing is published yet')).toBeVisible()
  await askThenDo(page, 'Discard: Picture: The lifts')
  await expect(page.getByText('Discarded.')).toBeVisible()
})

test('nobody else sends one: neither a stranger, nor another site', async ({
  ownerPage,
  playwright,
  garage,
}) => {
  const multipart = { file: await photograph('lifts.jpg') }
  const stranger = await playwright.request.newContext({ baseURL: garage.url })
  const refused = await stranger.post('/admin/desk/pictures/file', { multipart, maxRedirects: 0 })
  expect(refused.headers().location ?? '').toContain('/login')
  const large = { file: { ...multipart.file, buffer: Buffer.alloc(200_000, 1) } }
  expect(
    (await stranger.post('/admin/desk/pictures/file', { multipart: large, maxRedirects: 0 })).status(),
  ).toBe(413)
  await stranger.dispose()
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect((await ownerPage.request.post('/admin/desk/pictures/file', { multipart, headers })).status()).toBe(
    403,
  )
  const tooLarge = { file: { ...multipart.file, buffer: Buffer.alloc(13_000_000, 1) } }
  expect((await ownerPage.request.post('/admin/desk/pictures/file', { multipart: tooLarge })).status()).toBe(
    413,
  )
})

test('its pages fit a phone and are accessible in each theme', async ({ ownerPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/desk/pictures')
  await expectFit(page)
  await page.goto('/admin/desk/pictures/founder-face')
  await untilInteractive(page)
  await page.getByLabel('Choose a picture').setInputFiles(await photograph('face.jpg'))
  await expect(page.getByText('Here is the picture.')).toBeVisible()
  await expectFit(page)
})

async function expectFit(page: Page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  await expectAccessibleInEachTheme(page)
}
