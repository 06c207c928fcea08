import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { plainPaths } from '#app/site-map.ts'
import { untilInteractive, withWorkers } from '../helpers/server.ts'
import { expect, expectText, staffTest as test } from '../helpers/staff.ts'

/** Seconds a thumb needs to find and tap a button, and to type a character. */
const TAP = 1.5
const CHARACTER = 0.3

type Hand = ReturnType<typeof handOn>

/** Counts an owner's taps and characters, and the time the site keeps them waiting. */
function handOn(page: Page) {
  let taps = 0
  let characters = 0
  let waited = 0
  async function tap(target: Locator) {
    await target.scrollIntoViewIfNeeded({ timeout: 20_000 })
    const box = await target.boundingBox()
    expect(box?.height, `${target}`).toBeGreaterThanOrEqual(44)
    taps += 1
    await target.click()
  }
  async function timed(work: () => Promise<unknown>) {
    const began = performance.now()
    await work()
    waited += performance.now() - began
  }
  return {
    page,
    /** Taps a link or a button, and waits for the result. */
    async go(target: Locator, shown: Locator) {
      await tap(target)
      await timed(() => expect(shown).toBeVisible())
    },
    tap,
    /** Taps a field and types, or picks a day or a time. */
    async type(field: Locator, text: string) {
      taps += 1
      characters += text.length
      await field.fill(text)
    },
    /** Chooses in one of the phone's own lists or pickers, which opens and closes: two taps. */
    async choose(work: () => Promise<unknown>) {
      taps += 2
      await timed(work)
    },
    timed,
    taps: () => taps,
    seconds: () => Math.round(taps * TAP + characters * CHARACTER + waited / 1000),
  }
}

const button = ({ page }: Hand, name: string | RegExp) => page.getByRole('button', { name })
const link = ({ page }: Hand, name: string | RegExp) => page.getByRole('link', { name })
const label = ({ page }: Hand, name: string | RegExp) => page.getByLabel(name)
const tab = ({ page }: Hand, name: string) =>
  page.getByRole('navigation', { name: 'Le site', exact: true }).getByRole('link', { name })

async function saveAndPublish(hand: Hand) {
  await hand.go(button(hand, 'Enregistrer et vérifier'), button(hand, 'Publier maintenant'))
  await hand.go(button(hand, 'Publier maintenant'), hand.page.getByText('C’est en ligne.'))
}

/** A photograph of the minimum size: `desk-pictures.spec.ts` covers the sizes made of a larger one. */
const photograph = async () => ({
  name: 'facade.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a5a8a' } })
    .jpeg()
    .toBuffer(),
})

/** In nine days, which every calendar of the site already shows; it stands for 24 December in docs/owner-tasks.md. */
const CLOSED = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)

/** The tasks of docs/owner-tasks.md, each of which is then undone, the tenth: the steps of each, the most taps it may take, and what a visitor then reads where. */
const tasks: {
  name: string
  most: number
  play: (hand: Hand) => Promise<void>
  shown?: readonly [path: string, text: string | RegExp]
}[] = [
  {
    name: 'Changer un prix',
    most: 4,
    async play(hand) {
      await hand.go(link(hand, /^Vidange d’huile moteur/), label(hand, 'Montant, avant taxes'))
      await hand.type(label(hand, 'Montant, avant taxes'), '44')
      await saveAndPublish(hand)
    },
    shown: ['/prix', '>44\u00a0$<'],
  },
  {
    name: 'Fermer le 24 décembre',
    most: 6,
    async play(hand) {
      await hand.go(tab(hand, 'Heures'), label(hand, 'Premier jour'))
      await hand.type(label(hand, 'Premier jour'), CLOSED)
      await hand.choose(() => label(hand, 'Raison').selectOption({ label: 'Congé des Fêtes' }))
      const form = hand.page.locator('form').filter({ has: label(hand, 'Premier jour') })
      await hand.go(
        form.getByRole('button', { name: 'Enregistrer et vérifier' }),
        button(hand, 'Publier maintenant'),
      )
      await hand.go(button(hand, 'Publier maintenant'), hand.page.getByText('C’est en ligne.'))
    },
    shown: ['/contact', CLOSED],
  },
  {
    name: 'Publier un article lundi',
    most: 14,
    async play(hand) {
      await hand.go(tab(hand, 'Blogue'), link(hand, 'Écrire un article'))
      await hand.go(link(hand, 'Écrire un article'), label(hand, 'Catégorie'))
      for (const [group, words] of [
        [
          'En français',
          ['Vos essuie-glaces', 'Quand les changer.', 'hiver', 'Dès qu’ils laissent une trace.'],
        ],
        ['En anglais', ['Your wipers', 'When to change them.', 'winter', 'As soon as they leave a streak.']],
      ] as const) {
        const fields = hand.page.getByRole('group', { name: group, exact: true })
        for (const [index, name] of ['Titre', 'Résumé', 'Mots-clés', 'Texte'].entries())
          await hand.type(fields.getByLabel(name), words[index] ?? '')
      }
      await hand.type(label(hand, 'Date de l’article'), '2037-03-02')
      await hand.go(button(hand, 'Enregistrer et vérifier'), button(hand, 'Publier maintenant'))
      await hand.go(button(hand, 'Publier maintenant'), hand.page.getByText('C’est en ligne.'))
      await expect(hand.page.getByText(/en ligne le 2 mars 2037/).first()).toBeVisible()
    },
  },
  {
    name: 'Remplacer la photo de la façade',
    most: 8,
    async play(hand) {
      await hand.go(tab(hand, 'Photos'), link(hand, /^La façade/))
      await hand.go(link(hand, /^La façade/), hand.page.getByText('Choisir une photo'))
      await untilInteractive(hand.page)
      const file = await photograph()
      await hand.choose(async () => {
        await label(hand, 'Choisir une photo').setInputFiles(file)
        await expect(hand.page.getByText('Voici la photo.')).toBeVisible()
      })
      await hand.type(label(hand, 'Ce qu’on voit, en français'), 'La façade, le soir')
      await hand.type(label(hand, 'Ce qu’on voit, en anglais'), 'The front, in the evening')
      await saveAndPublish(hand)
    },
    shown: ['/contact', 'La façade, le soir'],
  },
  {
    name: 'Corriger une phrase',
    most: 8,
    async play(hand) {
      await hand.go(tab(hand, 'Textes'), link(hand, /^Contact/))
      await hand.go(link(hand, /^Contact/), hand.page.getByText('Haut de la page'))
      const section = hand.page
        .locator('details')
        .filter({ has: hand.page.getByText('Haut de la page') })
        .first()
      await hand.tap(section.locator('summary').first())
      const pair = section.getByRole('group').first()
      await hand.type(pair.getByLabel('Français'), 'Passez nous voir.')
      await hand.type(pair.getByLabel('Anglais'), 'Come and see us.')
      await hand.go(
        section.getByRole('button', { name: 'Enregistrer et vérifier' }),
        button(hand, 'Publier maintenant'),
      )
      await hand.go(button(hand, 'Publier maintenant'), hand.page.getByText('C’est en ligne.'))
    },
    shown: ['/contact', 'Passez nous voir.'],
  },
  {
    name: 'Ajouter un avis',
    most: 8,
    async play(hand) {
      await hand.go(tab(hand, 'Avis'), link(hand, 'Ajouter un avis'))
      await hand.go(link(hand, 'Ajouter un avis'), label(hand, 'Qui l’a écrit'))
      await hand.type(label(hand, 'Qui l’a écrit'), 'Marie T., Rosemont')
      await hand.type(label(hand, 'Ses mots, en français'), 'Rapide et clair.')
      await hand.type(label(hand, 'Ses mots, en anglais'), 'Quick and clear.')
      await saveAndPublish(hand)
    },
    shown: ['/', 'Rapide et clair.'],
  },
  {
    name: 'Changer le numéro de téléphone',
    most: 5,
    async play(hand) {
      await hand.go(tab(hand, 'Le garage'), link(hand, /^Téléphone/))
      await hand.go(link(hand, /^Téléphone/), hand.page.getByRole('textbox', { name: 'Téléphone' }))
      await hand.type(hand.page.getByRole('textbox', { name: 'Téléphone' }), '438 555-0199')
      await saveAndPublish(hand)
    },
    shown: ['/', '438\u00a0555-0199'],
  },
  {
    name: 'Changer les heures du samedi',
    most: 6,
    async play(hand) {
      await hand.go(tab(hand, 'Heures'), hand.page.getByRole('group', { name: 'samedi' }))
      const saturday = hand.page.getByRole('group', { name: 'samedi' })
      await hand.type(saturday.getByLabel('Ouvre'), '10:00')
      await hand.type(saturday.getByLabel('Ferme', { exact: true }), '14:00')
      const form = hand.page.locator('form').filter({ has: saturday })
      await hand.go(
        form.getByRole('button', { name: 'Enregistrer et vérifier' }),
        button(hand, 'Publier maintenant'),
      )
      await hand.go(button(hand, 'Publier maintenant'), hand.page.getByText('C’est en ligne.'))
    },
    shown: ['/contact', /10\s?h\s?[–à]\s?14\s?h|10 h – 14 h/],
  },
  {
    name: 'Allonger une garantie',
    most: 5,
    async play(hand) {
      await hand.go(tab(hand, 'Le garage'), link(hand, /^Réparations/))
      await hand.go(link(hand, /^Réparations/), label(hand, 'Mois'))
      await hand.type(label(hand, 'Mois'), '36')
      await saveAndPublish(hand)
    },
    shown: ['/garanties', /3\sans/],
  },
]

const asPattern = (text: string | RegExp) =>
  typeof text === 'string' ? new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : text

test.use(withWorkers)

for (const { name, most, play, shown } of tasks) {
  test(`${name}: in ${most} taps at most on a page that does not go sideways, then undone in two`, async ({
    ownerPage: page,
    garage,
  }) => {
    const headers = { origin: garage.url }
    await page.request.post(plainPaths.staffLanguage, { form: { lang: 'fr', back: '/admin' }, headers })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin/desk')
    await untilInteractive(page)
    const hand = handOn(page)
    await play(hand)
    console.log(`${name}: ${hand.taps()} taps, ${hand.seconds()} s`)
    expect(hand.taps()).toBeLessThanOrEqual(most)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
    if (shown) await expectText(page, shown[0]).toMatch(asPattern(shown[1]))
    await page.goto('/admin/desk')
    const undo = button(hand, /^Annuler :/).first()
    await hand.go(tab(hand, 'À publier'), undo)
    await hand.go(undo, page.getByText('C’est annulé.'))
  })
}
