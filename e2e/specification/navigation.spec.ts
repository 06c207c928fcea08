import type { Page } from '@playwright/test'
import { business } from '#app/content/business/business.ts'
import { service } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { expect, test, untilInteractive } from '../helpers/server.ts'
import { DESK, PHONE, scrollPage, sizes } from '../helpers/sizes.ts'

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Accès rapide' })

test('Desktop top bar: all its parts', async ({ page }) => {
  await page.setViewportSize(DESK)
  await page.goto('/')
  await untilInteractive(page)
  const bar = page.locator('header').first()
  await expect(bar.getByRole('link').first()).toHaveAttribute('href', '/')
  await expect(bar.getByRole('navigation').getByRole('link')).toHaveText([
    'Services',
    'Prix',
    'À propos',
    'Blogue',
    'Contact',
  ])
  const strip = page.getByRole('complementary', { name: 'Contact' })
  await expect(strip.getByRole('link', { name: /^7971 15e Avenue/ })).toHaveAttribute('target', '_blank')
  for (const name of [/YouTube/, /Facebook/, /Instagram/, /TikTok/, 'English'])
    await expect(strip.getByRole('link', { name })).toBeVisible()
  await expect(bar.locator(`a[href="tel:${business.phone}"]`)).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Prendre rendez-vous' })).toHaveAttribute('href', '#contact')
})

test('the page one is on stands out in the menu where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/blog')
  await expect(page.locator('header nav [aria-current]').first()).toHaveCSS('forced-color-adjust', 'none')
})

test('Mobile: a slide-in menu, whose first four items are the bottom bar', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const menu = page.getByRole('dialog')
  const opens = page.getByRole('button', { name: 'Ouvrir le menu' })
  await opens.click()
  const items = menu.getByRole('navigation').last().getByRole('link')
  await expect(items).toHaveText([
    /^Appeler$/,
    /^Écrire/,
    /^Prix$/,
    /^Rendez-vous/,
    'Accueil',
    'Services',
    'À propos',
    'Réalisations',
    'BlogueNouveau',
    'Contact',
  ])
  await expect(menu.locator(`a[href="tel:${business.phone}"]`)).toHaveCount(3)
  await expect(menu.getByRole('link', { name: /^7971 15e Avenue/ })).toBeVisible()
  await expect(menu.getByText('9 h à 13 h')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Appeler maintenant' })).toBeVisible()
  await items.last().click()
  await expect(menu).toBeHidden()
  await opens.click()
  await menu.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en#contact$/)
  await expect(menu).toBeHidden()
  await page.goto('/about')
  const links = barOf(page).getByRole('link')
  await expect(links).toHaveText([/^Appeler$/, /^Écrire/, /^Prix$/, /^Rendez-vous/])
  await expect(links.last()).toHaveAttribute('href', '/contact#contact')
  await page.goto(href('service', 'fr', service('freins').slug.fr))
  await expect(links.last()).toHaveAttribute('href', business.bookingUrl)
  await expect(links.last()).toHaveAccessibleName('Rendez-vous (s’ouvre dans un nouvel onglet)')
})

for (const size of sizes)
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('Skip link: the first key reaches it, out of sight until then', async ({ page }) => {
      await page.goto('/en/about')
      const link = page.getByRole('link', { name: 'Skip to main content' })
      await expect(link).not.toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(link).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.locator('#main-content')).toBeFocused()
    })

    test('Back to top: past 50 percent, 44 px, over no bar, field or button', async ({ page }) => {
      await page.goto('/contact')
      await untilInteractive(page)
      const button = page.locator('.back-to-top')
      const length = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      await scrollPage(page, length * 0.5 - 1)
      await expect(button).toBeHidden()
      let seen = 0
      for (let at = length * 0.5 + 2; at <= length; at += 60) {
        await scrollPage(page, at)
        const covered = await button.evaluate((element) => {
          if (getComputedStyle(element).visibility === 'hidden') return 'away'
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const controls = [
            ...document.querySelectorAll('main :is(input, select, textarea, button, summary)'),
          ]
          return controls.filter((control) => {
            const box = control.getBoundingClientRect()
            const meets = box.left < right && box.right > left && box.top < bottom && box.bottom > top
            return meets && control.checkVisibility()
          }).length
        })
        if (covered === 'away') continue
        expect(covered, `at ${at}`).toBe(0)
        seen += 1
      }
      expect(seen).toBeGreaterThan(0)
      await scrollPage(page, length * 0.55)
      const box = await button.boundingBox()
      expect([box?.width, box?.height]).toEqual([44, 44])
      if (size === PHONE)
        expect((box?.y ?? 0) + 44).toBeLessThanOrEqual((await barOf(page).boundingBox())?.y ?? size.height)
    })

    test('Footer: all its parts, at both sizes', async ({ page }) => {
      await page.goto('/about')
      const footer = page.locator('footer')
      for (const text of [/^Garage familial/, business.email, '9 h à 13 h', /réservés.*MasterCard, débit/])
        await expect(footer.getByText(text).first()).toBeVisible()
      for (const path of ['/services', '/prix', '/contact', '/about', '/gallery'])
        await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible()
      await expect(footer.getByRole('navigation', { name: 'Services' }).getByRole('link')).toHaveCount(7)
      for (const name of [/YouTube/, /Facebook/, /Instagram/, /TikTok/])
        await expect(footer.getByRole('link', { name })).toBeVisible()
    })
  })
