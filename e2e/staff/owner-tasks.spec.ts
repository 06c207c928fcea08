import type { Locator, Page } from '@playwright/test'
import { plainPaths } from '#app/site-map.ts'
import { untilInteractive, withWorkers } from '../helpers/server.ts'
import { expect, staffTest as test } from '../helpers/staff.ts'

/** In nine days, which every calendar of the site already shows; it stands for 24 December in docs/owner-tasks.md. */
const CLOSED = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)

/**
 * Tasks of docs/owner-tasks.md: the links to the form, what is typed or chosen in it, the taps of all of that, and what a visitor
 * then reads where. The other browser tests of the desk play the price, the article and the picture.
 */
type Task = [name: string, links: (string | RegExp)[], typed: Record<string, string>, most: number]
const holidays = { 'Premier jour': CLOSED, Raison: 'Congé des Fêtes' }
const review = {
  'Qui l’a écrit': 'Marie T., Rosemont',
  'Ses mots, en français': 'Rapide et clair.',
  'Ses mots, en anglais': 'Quick and clear.',
}
const saturday = { Ouvre: '10:00', Ferme: '14:00' }
const phone = { Téléphone: '438 555-0199' }
const tasks: [...Task, path: string, text: string | RegExp][] = [
  ['Fermer le 24 décembre', ['Heures'], holidays, 6, '/contact', CLOSED],
  ['Ajouter un avis', ['Avis', 'Ajouter un avis'], review, 8, '/', 'Rapide et clair.'],
  ['Changer le numéro de téléphone', ['Le garage', /^Téléphone/], phone, 5, '/', '438\u00a0555-0199'],
  ['Changer les heures du samedi', ['Heures'], saturday, 6, '/contact', /10\s?h\s?[–à]\s?14\s?h|10 h – 14 h/],
  ['Allonger une garantie', ['Le garage', /^Réparations/], { Mois: '36' }, 5, '/garanties', /3\sans/],
]

const bar = (page: Page) => page.getByRole('navigation', { name: 'Le site', exact: true })

test.use(withWorkers)

for (const [name, links, typed, most, path, text] of tasks)
  test(`${name}: in ${most} taps at most, then undone in two`, async ({ ownerPage: page, garage }) => {
    let taps = 0
    async function tap(target: Locator, shown: Locator) {
      expect((await target.boundingBox())?.height, `${target}`).toBeGreaterThanOrEqual(44)
      taps += 1
      await target.click()
      await expect(shown).toBeVisible()
    }
    const headers = { origin: garage.url }
    await page.request.post(plainPaths.staffLanguage, { form: { lang: 'fr', back: '/admin' }, headers })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin/desk')
    await untilInteractive(page)
    const [first = ''] = Object.keys(typed)
    const day = page.getByRole('group', { name: 'samedi' })
    const isDay = name.includes('samedi')
    const within = isDay ? day : page.locator('main form')
    const field = (label: string) => within.getByLabel(label, { exact: isDay }).first()
    for (const [at, link] of links.entries()) {
      const next = links[at + 1]
      const target = (at ? page.locator('main') : bar(page)).getByRole('link', { name: link })
      await tap(target, next ? page.getByRole('link', { name: next }).first() : field(first))
    }
    for (const [label, value] of Object.entries(typed)) {
      // A list opens, and closes: two taps.
      const isList = label === 'Raison'
      taps += isList ? 2 : 1
      await (isList ? field(label).selectOption({ label: value }) : field(label).fill(value))
    }
    const publish = page.getByRole('button', { name: 'Publier maintenant' })
    const form = page.locator('form').filter({ has: isDay ? day : page.getByLabel(first) })
    await tap(form.getByRole('button', { name: 'Enregistrer et vérifier' }), publish)
    await tap(publish, page.getByText('C’est publié.'))
    expect(taps).toBeLessThanOrEqual(most)
    await expect.poll(async () => (await page.request.get(path)).text(), path).toMatch(new RegExp(text))

    await page.goto('/admin/desk')
    const undo = page.getByRole('button', { name: /^Annuler :/ }).first()
    await tap(bar(page).getByRole('link', { name: 'À publier' }), undo)
    await tap(undo, page.getByText('C’est annulé.'))
  })
