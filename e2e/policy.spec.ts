import { expect, test } from './helpers/server.ts'

test('what a policy forbids fails the test in which it happens', async ({ page, refused }) => {
  await page.goto('/')
  expect(refused).toEqual([])
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  refused.length = 0
})
