import type { Page } from '@playwright/test'
import { services as allServices, serviceIds } from '#app/content/services/index.ts'
import { arrives, moves, open, pass, read } from './helpers/clock.ts'
import { expect, test } from './helpers/server.ts'

const { length: count } = allServices
const services = (page: Page) => page.locator('#services')
const card = (page: Page) => services(page).locator('.slide-controls p')
const cardText = (page: Page) => () => card(page).textContent()

test.describe('the services', () => {
  test('come forward one by one every four seconds, their part of the car with them', async ({ page }) => {
    await open(page)
    await read(page, '#services')
    const part = services(page).locator('.car-places > [data-on]')
    await expect(card(page)).toHaveText(`1 / ${count}`)
    await expect(part).toHaveText(/^Inspection/)
    await moves(page, 4000, `2 / ${count}`, cardText(page))
    await expect(part).toHaveText(/^Antirouille/)
    await services(page).locator('.slides').hover()
    await pass(page, 9000)
    await expect(card(page)).toHaveText(`2 / ${count}`)
    await services(page).getByRole('button', { name: 'Suivant' }).click()
    await arrives(page, `3 / ${count}`, cardText(page))
    await expect(page).toHaveURL('/')
  })

  test('have their prices beside the car, which lead to the price for one’s own; brakes are the discs and the labour, as they are paid', async ({
    page,
  }) => {
    await page.goto('/')
    const map = services(page).getByRole('navigation', { name: /^Une auto vue de côté/ })
    await expect(map.getByRole('link')).toHaveCount(allServices.filter(({ zone }) => zone).length)
    await expect(services(page).locator('.service-card', { hasText: 'Voir détails' }).nth(4)).toContainText(
      /À partir de 380\s\$ ?disques ordinaires et main-d’œuvre/,
    )
    for (const [name, job] of [
      [/^Pneus 40/, 'changement-de-pneus'],
      [/^Freins dès 380\s\$/, 'freins'],
      [/^Antirouille dès 100/, 'antirouille'],
    ] as const)
      await expect(map.getByRole('link', { name })).toHaveAttribute('href', `/prix?travail=${job}#estimation`)
    await map.getByRole('link', { name: /^Antirouille dès 100/ }).click()
    await expect(page.getByRole('heading', { name: 'Le prix pour votre auto' })).toBeInViewport()
    await expect(page.locator('#estimate-slip')).toContainText('100\u00a0$ – 140\u00a0$')
  })

  test('come forward when their part of the car is pointed at or reached by key', async ({ page }) => {
    await open(page)
    await read(page, '#services')
    await services(page).locator('.car [data-part="3"]').first().hover()
    await arrives(page, `4 / ${count}`, cardText(page))
    await services(page)
      .getByRole('link', { name: /^Mécanique/ })
      .focus()
    const general = `${serviceIds.indexOf('general') + 1} / ${count}`
    await arrives(page, general, cardText(page))
    await pass(page, 9000)
    await expect(card(page)).toHaveText(general)
  })

  test('open in detail, with an address, tabs and a way back, and again after coming back', async ({
    page,
  }) => {
    await open(page)
    await read(page, '#services')
    const way = services(page).getByRole('link', { name: 'Voir détails, Freins' })
    await way.scrollIntoViewIfNeeded()
    await way.click()
    await expect(page).toHaveURL('/?service=freins#services')
    const detail = services(page).getByRole('heading', { level: 3, name: 'Freins' })
    await expect(detail).toBeVisible()
    const side = services(page).getByRole('complementary', { name: 'Prix & Services' })
    await expect(side.locator('dt')).toHaveCount(4)
    await expect(side).toContainText('Prix de la liste, taxes en sus.')
    await expect(side.getByRole('link', { name: 'Demander une soumission' })).toHaveAttribute(
      'href',
      '/contact?service=freins#contact-form',
    )

    const tabs = services(page).getByRole('navigation', { name: 'Choisir un service' })
    await expect(tabs.getByRole('link')).toHaveCount(count)
    await tabs.getByRole('link', { name: 'Pneus' }).click()
    await expect(page).toHaveURL('/?service=pneus#services')
    await expect(tabs.getByRole('link', { name: 'Pneus' })).toHaveAttribute('aria-current', 'true')

    await page.goBack()
    await expect(detail).toBeVisible()
    await page.goBack()
    await expect(services(page).locator('car-map h3')).toHaveCount(count)
    await services(page).getByRole('link', { name: 'Voir détails, Antirouille' }).click()
    await expect(services(page).getByRole('heading', { level: 3, name: 'Antirouille' })).toBeVisible()
    await services(page).getByRole('link', { name: 'Retour aux services' }).click()
    await expect(page).toHaveURL('/#services')
    await expect(card(page)).toHaveText(`1 / ${count}`)
    await expect(services(page).locator('car-map h3')).toHaveCount(count)
  })

  test('their pictures move every four seconds and wait while the viewer is open', async ({ page }) => {
    await open(page, '/en?service=brakes#services')
    await read(page, '#services')
    const before = (await card(page).textContent()) ?? ''
    const after = before.replace(/^1/, '2')
    await moves(page, 4000, after, cardText(page))
    await services(page).locator('.slides a').nth(1).click()
    await pass(page, 9000)
    await expect(card(page)).toHaveText(after)
    await page.keyboard.press('Escape')
    await expect(services(page).getByRole('heading', { level: 3, name: 'Brakes' })).toBeVisible()
  })
})
