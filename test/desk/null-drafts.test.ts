import { describe, expect, test } from 'vitest'
import { allDrafts, saveDraft } from '#app/publishing/changes.server.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { businessParts } from '#app/publishing/kinds/business.ts'
import { engines } from '../engines.ts'
import { deskForEach } from './desk-forms.ts'

const paths = [
  ...Object.keys(businessParts).map((part) => `business.${part}`),
  ...['warranties.brakes', 'claims.lifts', 'rating.reviews', 'hours.1', 'order.freins', 'prices.oilChange'],
  ...['texts.home.hero.title', 'articles.own-1f2e3d4c', 'pictures.garage', 'nowhere.at.all'],
]

describe.each(engines)('A value that no page can show, on $name', ({ open }) => {
  const fixture = deskForEach(open)
  const db = () => fixture.site.garage.runtime.database.db

  test('is not saved by a form that names another fact than its own', async () => {
    for (const path of paths) {
      const was = JSON.stringify(bundledValue(path))
      const answer = await fixture.owner.post('/admin/desk/hours', { intent: 'remove', path, was, draft: '' })
      expect(answer.status, path).toBe(400)
    }
    expect(await allDrafts(db())).toEqual([])
  })

  test('leaves the desk and the previews of everyone as they were, if it is there', async () => {
    for (const path of paths)
      await saveDraft(
        db(),
        { path, was: bundledValue(path) ?? 1, now: { not: 'shown' }, by: 'a@b.example' },
        '',
      )
    for (const address of ['/admin/preview', '/admin/preview/contact', '/admin/preview/prix'])
      expect((await fixture.owner.get(address)).status, address).toBe(200)
  })
})
