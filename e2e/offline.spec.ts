import { business } from '#app/content/business/business.ts'
import { phoneText } from '#app/content/business/phone.ts'
import { networkTest as test, untilAhead, visit } from './helpers/kept.ts'
import { expect, untilInteractive, withWorkers } from './helpers/server.ts'

// A long file: its tests run in parallel.
test.describe.configure({ mode: 'parallel' })
test.use(withWorkers)

test('visited pages, prices and contact are read without network, and say so', async ({ page, network }) => {
  await visit(page, '/services/freins')
  await untilAhead(page)
  network.set('down')
  for (const address of ['/services/freins', '/en/pricing', '/contact']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute(
      'data-kept',
      /gardée sur cet appareil|kept on this device/,
    )
    const shown = await page.evaluate(() => getComputedStyle(document.documentElement, '::before').content)
    expect(shown).toMatch(/gardée sur cet appareil|kept on this device/)
    await expect(page.locator('.open-now:visible')).toHaveCount(0)
  }
})

test('a page that is not kept opens once the network is back', async ({ page, context, network }) => {
  await visit(page, '/')
  network.set('down')
  await context.setOffline(true)
  await page.goto('/garanties')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Pas de réseau, mais le garage est là')
  await expect(page.getByRole('main').getByText(phoneText(business.phone, 'fr'))).toBeVisible()
  network.set('normal')
  await context.setOffline(false)
  await expect(heading).not.toHaveText('Pas de réseau, mais le garage est là')
  await expect(page).toHaveURL(/\/garanties$/)
})

test('a link under the pointer is fetched ahead, unless data is saved', async ({ page, context }) => {
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname)
  })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await page.goto('/')
  await untilInteractive(page)
  await menu.getByRole('link', { name: 'Services' }).hover()
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false })
  await page.reload()
  await untilInteractive(page)
  await menu.getByRole('link', { name: 'Prix' }).hover()
  await expect.poll(() => ahead).toEqual(['/prix'])
})
