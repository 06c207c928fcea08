import type { Page } from '@playwright/test'
import { expectAccessibleInEachTheme } from './helpers/axe.ts'
import { arrives, inFront, moves, open, pass, read } from './helpers/clock.ts'
import { expect, test } from './helpers/server.ts'

/** Loads a blog of twelve articles. */
const posts = new URL('./helpers/many-posts.ts', import.meta.url).href
test.use({ settings: { NODE_OPTIONS: `--import=${posts}` } })

/** The carousel of featured posts, and the number of the one in front. */
function featured(page: Page) {
  const carousel = page.getByRole('group', { name: 'Articles à la une' }).first()
  return { carousel, front: inFront(carousel.getByRole('group', { name: 'Articles à la une' })) }
}

const cards = (page: Page) =>
  page.getByRole('region', { name: /Trouver un article|Find an article/ }).getByRole('article')

test('featured posts move every four seconds, stop under the pointer, and by a visible button', async ({
  page,
}) => {
  await open(page, '/blog')
  const { carousel, front } = featured(page)
  await read(page, '.slides[aria-label="Articles à la une"]')
  expect(await front()).toBe('1')
  await moves(page, 4000, '2', front)
  await page.getByRole('button', { name: 'Mettre en pause' }).click()
  await page.mouse.move(0, 0)
  await pass(page, 9000)
  expect(await front()).toBe('2')
  await page.getByRole('button', { name: 'Reprendre le défilement' }).click()
  await page.mouse.move(0, 0)
  await moves(page, 4000, '1', front)
  await carousel.locator('article').first().hover()
  await pass(page, 9000)
  expect(await front()).toBe('1')
})

test('by keys alone, featured posts turn and stay', async ({ page }) => {
  await open(page, '/blog')
  const { carousel, front } = featured(page)
  await read(page, '.slides[aria-label="Articles à la une"]')
  await page.getByRole('main').getByRole('link', { name: 'Accueil' }).focus()
  await page.keyboard.press('Tab')
  await expect(carousel.getByRole('group', { name: 'Articles à la une' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await arrives(page, '2', front)
  await pass(page, 9000)
  expect(await front()).toBe('2')
})

test('is turned six articles at a time, keeps what is looked for, and has the recent and the popular beside it', async ({
  page,
}) => {
  await page.goto('/blog')
  for (const [heading, count] of [
    ['Articles récents', 3],
    ['Articles populaires', 2],
  ] as const)
    await expect(
      page.getByRole('complementary').locator('section').filter({ hasText: heading }).getByRole('link'),
    ).toHaveCount(count)
  await expect(page.getByText('12 articles', { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(6)
  await expectAccessibleInEachTheme(page)
  const pages = page.getByRole('navigation', { name: 'Pages du blogue' })
  await pages.getByRole('link', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL('/blog?page=2#articles')
  await expect(cards(page)).toHaveCount(6)
  await expect(pages.locator('[aria-current]')).toHaveText('2')
  await page.getByRole('link', { name: 'Saison', exact: true }).click()
  await expect(page).toHaveURL('/blog?category=seasonal#articles')
  await expect(cards(page)).toHaveCount(4)
  await expect(pages).toHaveCount(0)
})
