import type { Page } from '@playwright/test'
import { plainPaths } from '../../app/site-map.ts'
import { sample, tremblay } from '../../test/desk/opening-forms.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { FOOTER_MOST } from '../helpers/lengths.ts'
import { test } from '../helpers/server.ts'
import { enter, expect } from '../helpers/staff.ts'

const OWNER = 'marie@garagetremblay.example'
const addresses = ['/', '/en', '/contact', '/en/contact', '/prix', '/about', '/garanties', '/confidentialite']
/** What this garage does not have. */
const WITHOUT = [
  'business.messagingNumber',
  'business.reviewsUrl',
  'rating.reviews',
  'reviews',
  'courtesyCar',
]

test.use({ ownGarage: true, locale: 'en-CA' })

test('an owner opens a garage without reviews, WhatsApp, rustproofing and courtesy car on a phone', async ({
  browser,
  garage,
}) => {
  test.setTimeout(240_000)
  const entered = await enter(browser, garage, OWNER)
  const storageState = await entered.context().storageState()
  const onPhone = async (javaScriptEnabled: boolean) => {
    const viewport = { width: 360, height: 740 }
    const options = { baseURL: garage.url, storageState, javaScriptEnabled, viewport }
    const opened = await (await browser.newContext(options)).newPage()
    opened.setDefaultTimeout(20_000)
    return opened
  }
  let page = await onPhone(false)
  let [taps, letters] = [0, 0]
  const began = performance.now()
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    taps += 1
    await target.click()
  }
  const line = (id: string) => page.locator(`li[id="${id}"]`)
  const text = async (path: string) => (await page.request.get(path)).text()
  /** Opens the editor of a line, types, and comes back to the line. */
  async function write(id: string): Promise<void> {
    await tap(line(id).getByRole('link'))
    for (const [name, value] of Object.entries(tremblay[id] ?? {})) {
      const field = page.locator(`[name="${name}"]`)
      if ((await field.inputValue()) === value) continue
      taps += 1
      letters += value.length
      await field.fill(value)
    }
    await tap(page.getByRole('button', { name: 'Save and check' }))
    await page.waitForURL(`**${plainPaths.opening}#${id}`)
    await expect(line(id)).toBeInViewport()
    await expect(line(id)).toContainText('Up to date')
  }

  await page.goto('/admin')
  await tap(page.getByRole('link', { name: 'Begin' }))
  await page.waitForURL(`**${plainPaths.opening}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // The sample's name is never confirmed by a mere tap.
  await expect(line('business.name').getByRole('button', { name: 'It is true' })).toHaveCount(0)
  await write('business.name')
  // Without scripts a tap leads back to its line.
  await tap(line('courtesyCar').getByRole('button', { name: 'We do not offer it' }))
  await expect(line('courtesyCar')).toBeInViewport()
  await expect(line('courtesyCar')).toContainText('Not shown')

  // Left here, and continued later, with scripts.
  page = await onPhone(true)
  await page.goto('/admin')
  await tap(page.getByRole('link', { name: /^Continue: \d+ of \d+$/ }))
  await page.waitForURL(`**${plainPaths.opening}`)
  await expectAccessibleInEachTheme(page)
  for (const id of Object.keys(tremblay).filter((known) => known !== 'business.name')) {
    if (Object.values(tremblay[id] ?? {}).some(Boolean)) await write(id)
    else {
      await tap(line(id).getByRole('button', { name: 'We have none' }))
      await expect(line(id)).toContainText('Not shown')
    }
  }
  await tap(line('business.services').getByRole('link'))
  await tap(page.getByRole('checkbox', { name: 'Rustproofing' }))
  await tap(page.getByRole('button', { name: 'Save and check' }))
  await page.waitForURL(`**${plainPaths.opening}#business.services`)
  await expect(line('prices.rustproofingCar')).toHaveCount(0)
  for (const id of WITHOUT.filter((known) => known !== 'courtesyCar')) {
    await tap(line(id).getByRole('button', { name: /We have none|We do not offer it/ }))
    await expect(line(id)).toContainText('Not shown')
  }
  await tap(line('prices.brakeLabour').getByRole('button', { name: 'Per axle' }))
  await expect(line('prices.brakeLabour')).toContainText('/ axle')
  const groups = page.getByRole('button', { name: 'All of this group is true' })
  for (let left = await groups.count(); left > 0; left -= 1) {
    await tap(groups.first())
    await expect(groups).toHaveCount(left - 1)
  }
  expect(await text('/contact')).toMatch(sample)
  await tap(page.getByRole('button', { name: 'Open the site' }))
  await expect(page.getByRole('status').filter({ hasText: 'The site is open.' })).toBeVisible()
  const seconds = (performance.now() - began) / 1000
  console.log(
    `opening: ${taps} taps, ${letters} letters, ${seconds.toFixed(0)} s driven, about ${(taps * 1.5 + letters * 0.3).toFixed(0)} s by hand`,
  )
  await expect(async () => {
    for (const address of addresses) {
      const shown = (await text(address))
        .replace(/<style[\s\S]*?<\/style>/g, '')
        .replace(/(nonce|integrity)="[^"]*"/g, '')
      expect(sample.exec(shown)?.[0], address).toBeUndefined()
      expect(shown, address).toContain('Garage Tremblay')
      expect(shown, address).not.toContain('wa.me')
      expect(shown, address).not.toMatch(/en préparation|in preparation/)
    }
  }).toPass()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  expect((await page.locator('footer').last().boundingBox())?.height).toBeLessThanOrEqual(FOOTER_MOST)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Begin' })).toHaveCount(0)
})
