import { expect, test, vi } from 'vitest'
import { business } from '#app/content/business/business.ts'
import { galleryTabs } from '#app/content/gallery.ts'
import { langs } from '#app/content/language.ts'
import { service, services } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { renderedSite, wordsOf } from './rendered.ts'

const site = renderedSite()

/** A page as it is read in order: its words, a link's address before its own, and as many # as the rank of a heading. */
async function reading(address: string): Promise<string> {
  const html = await site.page(address)
  const marked = html
    .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>/g, '[$1] ')
    .replace(/<h([1-6])\b[^>]*>/g, (_, rank: string) => `${'#'.repeat(Number(rank))} `)
  return wordsOf(marked)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/ +/g, ' ')
}

const tel = `[tel:${business.phone}]`
const book = `[${business.bookingUrl}] Prendre rendez-vous (s’ouvre dans un nouvel onglet)`

/** What a page says, in this order; "…" is whatever stands between. */
const said: Record<string, string[]> = {
  '/': ['4,9 / 5 Exemple 127 avis en ligne … Lire tous les avis (s’ouvre dans un nouvel onglet)'],
  '/about': [
    '## Notre histoire … Le fondateur, mécanicien en chef … [/services/inspection] … [/services/freins]',
    '[/services/carrosserie] … [/services/travail-general] … Transparence … Fiabilité … Proximité',
    `${book} ${tel} Appeler`,
  ],
  '/contact.vcf': [
    `BEGIN:VCARD … VERSION:3.0 … TEL;TYPE=WORK,VOICE:${business.phone} … END:VCARD`,
    'ADR;TYPE=WORK:;;7971 15e Avenue;Montréal;QC;H1Z 3N5;CA',
  ],
  '/vos-droits': ['[#evaluation] … ## Une évaluation écrite … [/garanties] … [/prix] … [/contact]'],
  '/services/inspection': [
    '[/] Accueil / [/services] Services / Inspection en 47 points [/#services] Retour aux services #',
    `## Prix … ${book} ${tel} … ou appelez le ${tel} 514 555-0147`,
  ],
  '/en/services/inspection': [
    '[/en] Home / [/en/services] Services / … [/en#services] Back to services # … ## Pricing',
  ],
  '/services/carrosserie': [
    '### Réparation après collision … ### Peinture … ### Restauration de voitures classiques',
    '[/contact?service=carrosserie#contact-form] Demander une estimation gratuite',
  ],
  '/en/pricing': [
    '[/en/contact?service=oils#contact-form] Book an … [/en/contact?service=rustproofing#contact-form] Book',
    '[/en/contact?service=tires#contact-form] Book an … [/en/contact?service=general#contact-form] Book an',
    '?text=Hello%2C%20I%20have%20a%20question%20about%20your%20prices.]',
  ],
  '/puis-je-rouler': [
    '## L’auto ne démarre pas, ou le garage est fermé … survolter … assistance routière … ni les clés',
    '[/contact?service=diagnostic#contact-form] Décrire … ## Ce que ça coûte … 100 $, taxes en sus',
  ],
  '/gallery?tab=brakes': ['## Les freins … ## Les prix … ## Questions courantes … [/contact?service=freins'],
  '/en/gallery?tab=freins': ['## Brakes'],
  '/gallery?tab=nothing': ['## L’inspection'],
  '/gallery?tab=general': ['## L’inspection'],
}
/** What is said of the season eight days before winter tires are mandatory, besides the day that it is. */
const inSeason: Record<string, string> = {
  '/': 'Pneus d’hiver obligatoires dans 8 jours … 40 $ par véhicule, taxes en sus',
  '/services/pneus': 'Pneus d’hiver obligatoires dans 8 jours … 40 $ par véhicule, taxes en sus',
  '/en': 'Winter tires mandatory in 8 days … $40 per vehicle, taxes extra',
  '/contact': '# … dans 8 jours. [/services/pneus] Changement saisonnier , 40 $ par véhicule, taxes en sus.',
  '/en/contact': '# … in 8 days. [/en/services/tires] Seasonal changeover , $40 per vehicle, taxes extra.',
}
const rows = Object.entries(said).flatMap(([address, all]) => all.map((words) => [address, words] as const))

const inThisOrder = (words: string) =>
  new RegExp(
    words
      .split(' … ')
      .map((part) => RegExp.escape(part.trim()))
      .join('[\\s\\S]*?'),
  )

test.each(rows)('%s says "%s"', async (address, words) => {
  expect(await reading(address)).toMatch(inThisOrder(words))
})

test.each(Object.entries(inSeason))('in season, %s says "%s"', async (address, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00-05:00') })
  try {
    expect(await reading(address)).toMatch(inThisOrder(words))
    expect(await reading('/services/freins')).not.toMatch(/dans 8 jours/)
  } finally {
    vi.useRealTimers()
  }
})

test.each(langs)('the gallery in %s leads to its tabs, the services to each', async (lang) => {
  const gallery = await reading(href('gallery', lang))
  for (const id of galleryTabs.slice(1))
    expect(gallery).toContain(
      `?tab=${lang === 'fr' ? id : service(id).englishKey}] ${service(id).label[lang]}`,
    )
  const page = await reading(href('services', lang))
  for (const { id, label, englishKey, slug } of services) {
    expect(page).toContain(`[#${id}] ${label[lang]}`)
    expect(page).toContain(`[${href('service', lang, slug[lang])}]`)
    expect(page).toContain(
      `[${href('contact', lang)}?service=${lang === 'fr' ? id : englishKey}#contact-form]`,
    )
  }
})
