import { plainPaths, requestPath, workOrderPath } from '#app/site-map.ts'
import { insertRequest } from '../helpers/requests.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

test('staff pages are printed in ink on white, also from a dark screen', async ({
  garage,
  ownerPage: page,
}) => {
  const reference = await insertRequest(garage)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const { admin, today, overview, incidents, privacy, accountSecondStep } = plainPaths
  const paths = [admin, today, overview, incidents, privacy, accountSecondStep]
  for (const path of [requestPath(reference), workOrderPath(reference), ...paths]) {
    await page.goto(path)
    const pale = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).color)
        .filter((color) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
          return Math.min(red, green, blue) > 150
        }),
    )
    expect([...new Set(pale)], path).toEqual([])
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  }
  // The work order is one sheet, on both sides.
  await page.goto(workOrderPath(reference))
  await expect(page.getByRole('navigation')).toBeHidden()
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})
