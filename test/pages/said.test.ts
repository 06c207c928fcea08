import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { business } from '#app/content/business/business.ts'
import { galleryTabs } from '#app/content/gallery.ts'
import { langs } from '#app/content/language.ts'
import { service, services } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { openRenderer, wordsOf } from './rendered.ts'

let site: Awaited<ReturnType<typeof openRenderer>>
beforeAll(async () => {
  site = await openRenderer()
})
afterAll(() => site.close())

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
  '/': [
    '# Les prix … Montréal-Nord et Saint-Michel … 100 $ l’heure … 40 $ … 50 $ … 15+ … 2 … 100 %',
    '[/prix?travail=freins&disques=reguliers#estimation] Freins dès 380 $ … ### Freins',
    'Un bruit, un voyant allumé, un doute? [#contact] Décrire mon problème [tel:',
    '## Ce que disent les clients 4,9 / 5 Exemple 127 avis en ligne … Lire tous les avis (s’ouvre dans un nouvel onglet)',
    '## Conseils d’atelier … 15 octobre 2026 … 7971 15e Avenue … Envoyer la demande … ### Paiement',
  ],
  '/about': [
    '[/services] Services … [/prix] Prix … [/about] À propos … [/blog] Blogue … [/contact#contact] Contact',
    '[/projects] Réalisations [/blog] Blogue Nouveau [/contact#contact] Contact',
    `${tel} Appeler [https://wa.me/ … Écrire … [/prix] Prix [/contact#contact] Rendez-vous`,
    '## Notre histoire … Le fondateur, mécanicien en chef … [/services/inspection] … [/services/freins]',
    '[/services/carrosserie] … [/services/travail-general] … Transparence … Fiabilité … Proximité',
    `${book} ${tel} Appeler`,
  ],
  '/contact': [
    `### Téléphone … ${tel} 514 555-0147 … ${book} [#contact-form] Demander une soumission`,
    '### Adresse 7971 15e Avenue … ### Heures d’ouverture lundi à vendredi 9 h à 17 h … dimanche Fermé',
    '### Accès et stationnement Stationnement gratuit',
  ],
  '/contact.vcf': [
    `BEGIN:VCARD … VERSION:3.0 … TEL;TYPE=WORK,VOICE:${business.phone} … END:VCARD`,
    'ADR;TYPE=WORK:;;7971 15e Avenue;Montréal;QC;H1Z 3N5;CA',
  ],
  '/garanties': [
    '## Pour toutes nos garanties … ## Réparations Durée 2 ans … ## Freins Durée 3 ans ou 60 000 km',
    '## Travaux généraux Durée 30 jours … ## Pièces d’usure Durée 6 mois … majeures Durée 12 mois',
  ],
  '/vos-droits': ['[#evaluation] … ## Une évaluation écrite … [/garanties] … [/prix] … [/contact]'],
  '/services': ['# Ce qu’on fait … [/prix] Voir la liste de prix … ## Comment ça se passe'],
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
  '/prix': [
    '[/] Accueil / Prix # … Taux horaire 100 $ / heure Taxes en sus (TPS 5 %, TVQ 9,975 %).',
    '## Main-d’œuvre et diagnostic … on le déduit si vous acceptez la réparation … évaluation écrite',
    '[/contact?service=huiles#contact-form] Prendre … [/contact?service=antirouille#contact-form] Prendre',
    `[/contact?service=pneus#contact-form] Prendre … [/contact?service=general#contact-form] … ${tel} Appeler`,
    '?text=Bonjour%2C%20j%E2%80%99ai%20une%20question%20sur%20vos%20prix.]',
  ],
  '/en/pricing': [
    '[/en/contact?service=oils#contact-form] Book an … [/en/contact?service=rustproofing#contact-form] Book',
    '[/en/contact?service=tires#contact-form] Book an … [/en/contact?service=general#contact-form] Book an',
    '?text=Hello%2C%20I%20have%20a%20question%20about%20your%20prices.]',
  ],
  '/services/freins': [
    `${tel} Appeler [https://wa.me/ … Écrire … [/prix] Prix [${business.bookingUrl}] Rendez-vous (s’ouvre dans un nouvel`,
  ],
  '/puis-je-rouler': [
    '## Arrêtez-vous … du métal qui gratte … huile rouge … flaque d’essence … ## Cette semaine … ## À la prochaine visite',
    '## L’auto ne démarre pas, ou le garage est fermé … survolter … assistance routière … ni les clés',
    '[/contact?service=diagnostic#contact-form] Décrire … ## Ce que ça coûte … 100 $, taxes en sus',
  ],
  '/blog': [
    'Toutes … Entretien … Réparations … Pneus & Freins … Antirouille … Saison … Conseils … 3 articles',
  ],
  '/blog?q=prepAration': ['0 article '],
  '/blog?q=preparer&page=9': ['1 article … Préparer son auto pour l’hiver à Montréal'],
  '/blog?q=zzz': ['0 article … Aucun article trouvé pour ces critères.'],
  '/en/blog?q=zzz': ['No articles found for these criteria.'],
  '/blog?sort=oldest': ['3 articles … 11 juin 2026 … 20 août 2026 … 15 octobre 2026'],
  '/blog/preparation-hivernale-montreal': [
    '# Préparer … Par l’équipe de l’atelier Publié le 15 octobre 2026 5 min de lecture',
    '[/blog?q=essuie-glaces] essuie-glaces … ## À lire aussi … ### … ###',
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

test.each(Object.entries(inSeason))(
  'in season, %s says "%s", and the page of brakes nothing',
  async (address, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00-05:00') })
    try {
      expect(await reading(address)).toMatch(inThisOrder(words))
      expect(await reading('/services/freins')).not.toMatch(/dans 8 jours/)
    } finally {
      vi.useRealTimers()
    }
  },
)

test.each(langs)(
  'the gallery in %s leads to its tabs, the page of services to each with its prices, questions and contact',
  async (lang) => {
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
  },
)
