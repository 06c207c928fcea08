import { afterEach, describe, expect, test } from 'vitest'
import { addSet } from '#app/publishing/changes.server.ts'
import type { Entry } from '#app/publishing/fold.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { openSite, type Site } from '../accounts/auth-site.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { deskOf } from './desk-forms.ts'

const place = 'texts.freins.about.0'
const pair = (fr: string, en: string) => ({ fr, en })

/** Published by an older site: a fact that no longer exists, and paths that lead nowhere. */
const published: Entry[] = [
  { path: place, was: bundledValue(place), now: pair('Pour {amount:dragon}.', 'For {amount:dragon}.') },
  { path: 'texts.freins.about.99', was: pair('Avant', 'Before'), now: pair('Après', 'After') },
  { path: 'prices.flyingCarpet', was: { amount: 8 }, now: { amount: 9 } },
  { path: 'warranties.carpets', was: { months: 12 }, now: { months: 24 } },
  { path: 'claims.carpets', was: { value: 1, confirmed: null }, now: { value: 2, confirmed: null } },
  { path: 'business.fax', was: '', now: '514 555-0199' },
  { path: 'order.carpets', was: [], now: ['flyingCarpet'] },
  { path: 'pictures.carpet', was: null, now: null },
  { path: 'weather.monday', was: 'rain', now: 'snow' },
]

describe.each(engines)('a site that is newer than what was published, on $name', (engine) => {
  let opened: OpenedDatabase
  let site: Site
  afterEach(async () => {
    await site.garage.close()
    await opened.close()
  })

  test('shows the history all the same, and tells staff which text the site took back', async () => {
    opened = await engine.open()
    const moment = new Date().toISOString()
    const set = { createdAt: moment, effectiveAt: moment, by: 'a@garage.example', undoes: null }
    await addSet(opened.database, { ...set, entries: published }, { after: 0 })
    site = await openSite(opened)
    const owner = await site.enter('owner@garage.example')
    const desk = deskOf(site, owner)
    const page = await owner.get('/admin/desk/drafts')
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('the site can no longer show what you had published for: Brakes')
    for (const { path } of published.slice(1)) expect(html).toContain(path)
    desk.forget()
  })
})
