import { afterEach, expect, test, vi } from 'vitest'
import { business } from '#app/content/business/business.ts'
import { galleryTabs } from '#app/content/gallery.ts'
import { langs } from '#app/content/language.ts'
import { service, services } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import { itIs } from '../staff/in-database.ts'
import { renderedSite, wordsOf } from './rendered.ts'

const site = renderedSite()
afterEach(() => void vi.useRealTimers())

/** A page as it is read in order: its title, its words, a link's address before its own, and as many # as the rank of a heading. */
async function reading(address: string): Promise<string> {
  const html = await site.page(address)
  const marked = html
    .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>/g, '[$1] ')
    .replace(/<h([1-6])\b[^>]*>/g, (_, rank: string) => `${'#'.repeat(Number(rank))} `)
  return `${/<title>.*?</.exec(html)} ${wordsOf(marked)}`.replace(/[\u00a0\u202f]/g, ' ').replace(/ +/g, ' ')
}

const tel = `[tel:${business.phone}]`
const book = `[${business.bookingUrl}] Prendre rendez-vous (s’ouvre dans un nouvel onglet)`

const WINTER = 'http%3A%2F%2Flocalhost%3A3000%2Fblog%2Fpreparation-hivernale-montreal'
const WINTER_TITLE = encodeURIComponent('Préparer son auto pour l’hiver à Montréal')

/** What a page says, in this order; "…" is whatever stands between. */
const said: Record<string, string[]> = {
  '/': [
    `### Au moins, vous … ### Vous voyez … ### Vous savez … [#contact] Décrire mon problème ${tel} Appeler`,
    '4,9 / 5 Exemple 127 avis en ligne … Lire tous les avis (s’ouvre dans un nouvel onglet)',
  ],
  '/?service=freins': [
    '[/#services] Retour aux services [/?service=inspection#services] Inspection … ### Freins Mesurés',
    '#### Prix & Services Main-d’œuvre … 100 $ Disques … 280 $ … 380 $ Nettoyage … 100 $ Prix de la liste,',
    '##### Mesurer … ##### Deux qualités … ##### Garantis … Que couvre la garantie sur les freins?',
  ],
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
  '/services': [
    '[/prix] Voir la liste de prix [#inspection] … ## Inspection 47 points vérifiés, … 50 $ gratuite dès 50 $',
    'Vous demandez un rendez-vous On inspecte et on chiffre On répare On fait l’essai et le suivi ### Prix',
    `1 / 3 ### Questions … À quelle fréquence … Pouvez-vous inspecter … ${tel} Appeler 514 555-0147 ## Antirouille`,
    '## Comment ça se passe 1 ### Vous … 2 ### On inspecte … 3 ### On répare … 4 ### On fait l’essai',
    '15 ans et plus d’expérience Exemple Note de 4,9/5, … assurance acceptées … Wi-Fi et café ## À voir aussi',
    '## À voir aussi [/prix] … [/gallery] … [/garanties] … [/vos-droits] Vos droits',
  ],
  '/prix': [
    `service=huiles#contact-form] … ${tel} … ### Antirouille, voiture … ### Antirouille, VUS … ### Antirouille,`,
    `service=antirouille#contact-form] … ${tel} … service=pneus#contact-form] … ${tel} … ### Diagnostic`,
    `[/contact?service=general#contact-form] Prendre rendez-vous , Main-d’œuvre et diagnostic ${tel} Appeler`,
  ],
  '/blog': [
    'Saison 15 octobre 2026 ## [/blog/preparation-hivernale-montreal] Préparer … ## Trouver un article',
    'Plus récents Plus populaires Plus anciens Appliquer [/blog#articles] Toutes … Entretien … Réparations',
    'Pneus & Freins … Antirouille … Saison … Conseils 3 articles … 11 juin 2026 ## Articles populaires',
    '## Articles récents [/blog/preparation … 11 juin 2026 ## Articles populaires [/blog/preparation-hivernale',
    '## Articles populaires [/blog/preparation … 20 août 2026 ## Partager Partager cette page [https://www.f',
  ],
  '/blog/preparation-hivernale-montreal': [
    '[/blog?category=seasonal] Saison # Préparer … Par l’équipe de l’atelier Publié le 15 octobre 2026 5 min',
    `[https://www.facebook.com/sharer/sharer.php?u=${WINTER}] … [https://wa.me/?text=${WINTER_TITLE}%20${WINTER}]`,
    `[mailto:?subject=%C3%80%20lire%C2%A0%3A%20${WINTER_TITLE}&body= … ${WINTER}] Courriel … ## Partager`,
    '## Partager … ] Facebook … ] WhatsApp … ] Courriel … ## Qui écrit ici … ## Mots-clés … [/blog?q=batterie]',
    '[/contact] Décrire mon problème … ## À lire aussi … ### [/blog … ### [/blog … [/blog] Retour au blogue',
  ],
  '/puis-je-rouler': [
    '## L’auto ne démarre pas, ou le garage est fermé … survolter … assistance routière … ni les clés',
    '[/contact?service=diagnostic#contact-form] Décrire … ## Ce que ça coûte … 100 $, taxes en sus',
  ],
  '/gallery': [
    'la feuille à la main. … ### Ce que … Vous voyez … Un ordre clair … De quoi comparer … ## Les prix Service',
    'Service Détails et conditions Prix Inspection de base … 50 $ … ## Questions courantes Que regardez-vous',
    'Puis-je rester … Et si l’inspection … [/contact?service=inspection#contact-form]',
  ],
  '/gallery?tab=brakes': [
    '<title>Les freins … ## Les freins … ## Les prix … ## Questions courantes … [/contact?service=freins',
  ],
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
  itIs('2026-11-23T12:00:00-05:00')
  expect(await reading(address)).toMatch(inThisOrder(words))
  expect(await reading('/services/freins')).not.toMatch(/dans 8 jours/)
})

test.each(langs)('the gallery in %s leads to its tabs, the services to each', async (lang) => {
  const gallery = await reading(href('gallery', lang))
  expect(await site.page(href('gallery', lang))).toMatch(/aria-current="true"[^>]*><svg.*?<\/svg>Inspection</)
  for (const id of galleryTabs.slice(1))
    expect(gallery).toContain(
      `?tab=${lang === 'fr' ? id : service(id).englishKey}] ${service(id).label[lang]}`,
    )
  const [page, home] = [await reading(href('services', lang)), await reading(href('home', lang))]
  const details = { fr: 'Voir détails', en: 'See details' }[lang]
  for (const { id, label, englishKey, slug } of services) {
    expect(home).toContain(`?service=${lang === 'fr' ? id : englishKey}#services] ${details}`)
    expect(page).toContain(`[#${id}] ${label[lang]}`)
    expect(page).toContain(`[${href('service', lang, slug[lang])}]`)
    expect(page).toContain(
      `[${href('contact', lang)}?service=${lang === 'fr' ? id : englishKey}#contact-form]`,
    )
  }
})
