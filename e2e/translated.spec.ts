import type { Page } from '@playwright/test'
import { openBeforeScripts } from './helpers/scripts.ts'
import { expect, test } from './helpers/server.ts'

const ENDPOINT = '**/api/send-contact-email'

/** Does to a page what a browser's translation does: every text moves into elements of its own. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, option, textarea')) continue
      const font = document.createElement('font')
      const inner = font.appendChild(document.createElement('font'))
      inner.textContent = text.nodeValue
      text.parentNode?.replaceChild(font, text)
    }
  })
}

test('a translated page sends a request and takes another one', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route(ENDPOINT, (route) =>
    route.fulfill({ status: 201, json: { reference: 'G-7K3F-22', answerDue: '' } }),
  )
  await page.goto('/en/contact')
  const form = page.locator('main form')
  await expect(form).toHaveAttribute('novalidate', '')
  await translate(page)
  await form.locator('[name=name]').fill('Alex')
  await form.locator('[name=phone]').fill('514 555-0199')
  await form.locator('[name=email]').fill('alex@example.org')
  await form.locator('[name=service_type]').selectOption('freins')
  await form.locator('button[type=submit]').click()
  await form.getByRole('button', { name: 'Send another request' }).click()
  await expect(form.locator('[name=name]')).toBeVisible()
  await expect(form.locator('[name=name]')).toHaveValue('')
  await expect(form.getByText('G-7K3F-22')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('what was typed before the script came stays if the page was translated', async ({ page }) => {
  const letThrough = await openBeforeScripts(page, '/en/contact')
  const form = page.locator('main form')
  await form.locator('[name=name]').fill('Alex')
  await translate(page)
  await form.locator('[name=message]').fill('It squeals')
  letThrough()
  await expect(form).toHaveAttribute('novalidate', '')
  await expect(form.locator('[name=name]')).toHaveValue('Alex')
  await expect(form.locator('[name=message]')).toHaveValue('It squeals')
})

test('a form that breaks later stands again, with what was typed', async ({ page }) => {
  await page.goto('/en/contact')
  const form = page.locator('main form')
  await expect(form).toHaveAttribute('novalidate', '')
  await form.locator('[name=name]').fill('Alex')
  // A node of React's is taken away, as an extension may do, and React fails over it.
  await page.evaluate(() => {
    Node.prototype.insertBefore = () => {
      throw new Error('broken by an extension')
    }
  })
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await form.locator('button[type=submit]').click()
  await expect(form.locator('[name=name]')).toHaveValue('Alex')
  await expect(form.locator('button[type=submit]')).toBeEnabled()
})
