import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { categories, categoryKeys } from '#app/content/blog/categories.ts'
import { posts } from '#app/content/blog/posts.ts'
import { blogSlugs } from '#app/content/blog/slugs.ts'
import { business, claims } from '#app/content/business/business.ts'
import { projects } from '#app/content/business/projects.ts'
import { reviews } from '#app/content/business/reviews.ts'
import { galleryTabs } from '#app/content/gallery.ts'
import { inspectionPoints } from '#app/content/inspection-points.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { titledPicture } from '#app/content/picture-data.server.ts'
import { payments } from '#app/content/prices/payments.ts'
import { legalMinimum, warranties } from '#app/content/prices/warranties.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { signedOut } from '#app/content/texts/signed-out.ts'
import { everyPath, placeOf } from '#app/places.ts'
import { fieldFacts } from '#app/requests/request.ts'
import { staffCopy } from '#app/staff-words.ts'

const plain = (text = '') => text.replaceAll('\u00a0', ' ')

describe.each(langs)('What the specification asks for, in %s', (lang) => {
  const { home, faq, about, gallery, process, privacy } = content(lang)

  test('is there as often as it asks', () => {
    const lists = {
      ticks: [home.hero.ticks, 5],
      badges: [home.hero.trust, 3],
      reasons: [home.why.cards, 3],
      questions: [faq, 5],
      reviews: [reviews(lang), 4],
      projects: [projects(lang), 3],
      specialties: [about.specialties.items, 6],
      values: [about.values.items, 3],
      steps: [process, 4],
      categories: [categoryKeys, 6],
      ...Object.fromEntries(galleryTabs.map((id) => [`${id} benefits`, [gallery.tabs[id].benefits, 3]])),
      ...Object.fromEntries(galleryTabs.map((id) => [`${id} questions`, [gallery.tabs[id].faq, 4]])),
    } as Record<string, [readonly unknown[], number]>
    for (const [name, [list, count]] of Object.entries(lists)) expect(list, name).toHaveLength(count)
    expect(home.hero.trust.map(({ value }) => plain(value))).toEqual([
      '15+',
      '2',
      { fr: '100 %', en: '100%' }[lang],
    ])
  })

  test('names each warranty and each way to pay where it is asked about', () => {
    const [warranty, estimate] = faq
    for (const { length } of [...Object.values(warranties), legalMinimum])
      expect(plain(warranty?.answer)).toContain(plain(length[lang]))
    for (const payment of business.payments) expect(estimate?.answer).toContain(payments[payment][lang])
  })

  test('says how long requests are kept, and who is in charge', () => {
    const said = JSON.stringify(privacy)
    for (const fact of [business.privacyOfficer[lang], business.email, '24', '30', 'Commission d’accès'])
      expect(said).toContain(fact)
    const ids = privacy.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('names as many checks of the inspection as the garage claims, each once', () => {
    const names = inspectionPoints[lang].flatMap(({ points }) => points)
    expect([names.length, new Set(names).size]).toEqual([47, claims.inspectionPoints.value])
  })

  test('shows reviews and projects as examples until real ones come, without names', () => {
    for (const { placeholder, date } of [...reviews(lang), ...projects(lang)])
      expect([placeholder, date]).toEqual([true, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
    for (const { who, rating } of reviews(lang)) {
      expect(who).toMatch(/^(Cliente?|Customer), /)
      expect(rating).toBe(5)
    }
  })
})

/** The error catalogue of the specification (section 8) and its quoted labels: where the words are, in French and in English. */
const catalogue = `
contactForm.failed.generic | Une erreur est survenue. Veuillez réessayer. | An error occurred. Please try again.
contactForm.submitting | Envoi en cours... | Sending...
contactForm.success.title | Demande envoyée avec succès! | Request sent successfully!
contactForm.success.text | Nous vous contacterons dans les plus brefs délais. | We will contact you as soon as possible.
interface.notFound.title | Oups! Page introuvable | Oops! Page not found
blog.list.empty | Aucun article trouvé pour ces critères. | No articles found for these criteria.
home.gallery.empty | Aucune image disponible | No image available
home.gallery.broken | Image non disponible | Image not available
home.services.photosToCome | Images à venir | Pictures to come
home.services.back | Retour aux services | Back to services
home.services.prices | Prix & Services | Prices & Services
home.services.details | Voir détails | See details
staff.errors.failedToLoad | Impossible de charger les demandes | Failed to load submissions
staff.errors.MISSING_CREDENTIALS | Vous devez fournir un courriel ou un numéro de téléphone et un mot de passe | You must provide either an email or phone number and a password
staff.errors.MISSING_EMAIL | Vous devez fournir un courriel ou un numéro de téléphone. | You must provide either an email or phone number.
staff.notices.signedIn | Connexion réussie! | Successfully signed in!
staff.notices.signedUp | Compte créé! Vérifiez vos courriels pour le confirmer. | Account created! Please check your email to confirm.
staff.login.signingIn | Connexion en cours... | Signing in...
staff.login.creating | Création du compte... | Creating account...
staff.login.firstUser | La première personne inscrite devient automatiquement administratrice | First user will automatically become admin
staff.denied.title | Accès refusé | Access Denied
staff.denied.text | Vous n’avez pas les droits d’administration nécessaires pour ouvrir cette page. | You do not have admin privileges to access this page.
staff.admin.subtitle | Gérer les demandes reçues | Manage contact submissions
staff.admin.requests | Demandes reçues | Contact Submissions
signedOut | Déconnexion réussie | Signed out successfully`
const said = catalogue
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [place = '', ...texts] = row.split(' | ')
    return langs.map((lang, at) => ({ place, lang, text: texts[at] }))
  })

test.each(said)('$place says "$text" in $lang, as the specification has it', ({ place, lang, text }) => {
  const words = { ...content(lang), staff: staffCopy(lang), signedOut: signedOut[lang] }
  expect(words).toHaveProperty(place, text)
})

/** The entities of the specification (section 3) by the names that the product has for their fields. */
const entities = (lang: Lang): Record<string, [object | undefined, string]> => {
  const { services, faq, prices } = content(lang)
  const [{ benefits: [benefit] = [], faq: [question] = [], ...copy }] = [services.freins]
  return {
    service: [
      { ...service('freins'), ...copy },
      'id slug label color title subtitle description priceLine keywords prices',
    ],
    benefit: [benefit, 'title description'],
    question: [question ?? faq[0], 'question answer'],
    price: [prices.labour, 'label details amount'],
    picture: [titledPicture('hero-workshop', lang), 'title alt caption files'],
    post: [
      posts(lang)[0],
      'key title slug excerpt html category categoryLabel tags author dateText readingMinutes image seoKeywords featured popular publishedIn',
    ],
    review: [reviews(lang)[0], 'who service rating text date'],
    project: [projects(lang)[0], 'image title description date category'],
    request: [
      fieldFacts,
      'name phone email vehicle_make vehicle_model vehicle_year service_type preferred_date message',
    ],
    business: [
      { ...business, ...business.address },
      'street city region postalCode country coordinates phone email payments currency priceRange social bookingUrl reviewsUrl',
    ],
  }
}

test.each(langs)('an entity of the specification has all its fields, in %s', (lang) => {
  for (const [name, [value, fields]] of Object.entries(entities(lang)))
    for (const field of fields.split(' ')) {
      expect(value, name).toHaveProperty(field)
      expect(value, name).not.toHaveProperty(field, '')
    }
  expect(Object.values(categories).map((label) => label[lang])).toEqual(
    {
      fr: ['Entretien', 'Réparations', 'Pneus & Freins', 'Antirouille', 'Saison', 'Conseils'],
      en: ['Maintenance', 'Repairs', 'Tires & Brakes', 'Rustproofing', 'Seasonal', 'Tips'],
    }[lang],
  )
})

test.each([
  [
    'fr',
    /nom.*adresse.*marque.*modèle.*plaque.*date de remise.*odomètre.*réparation faite.*chaque pièce.*son prix.*remise à neuf.*heures.*taux horaire.*coût total de la main-d’œuvre.*TPS.*TVQ.*total à payer.*garantie/,
  ],
  [
    'en',
    /name.*address.*make.*model.*plate.*handed back.*odometer.*repair done.*each part.*its price.*reconditioned.*hours.*hourly rate.*total cost of labour.*GST.*QST.*total to pay.*warranty/,
  ],
] as const)('a bill shows everything that section 173 asks for, in %s', (lang, required) => {
  const bill = content(lang).rights.rights.find(({ article }) => article?.endsWith('173'))
  expect(bill?.points?.join('; ')).toMatch(required)
})

describe('Articles', () => {
  test('are as many in each language, one of them featured, and alike in their parts', () => {
    const parts = langs.map((lang) =>
      posts(lang).map(({ slugs, headings, tags }) => [
        slugs.fr,
        headings.map(({ depth }) => depth),
        tags.length,
      ]),
    )
    expect(parts[0]?.length).toBeGreaterThanOrEqual(3)
    expect(parts[1]).toEqual(parts[0])
    for (const lang of langs) {
      expect(posts(lang).filter(({ featured }) => featured)).toHaveLength(1)
      expect(posts(lang).some(({ popular }) => popular)).toBe(true)
    }
  })

  const files = blogSlugs.flatMap(({ fr }) => langs.map((lang) => ({ lang, name: `${fr}.${lang}.md` })))
  test.each(files)('$name links only to pages there are, in its language', ({ name, lang }) => {
    const source = readFileSync(new URL(`../../app/content/blog/${name}`, import.meta.url), 'utf8')
    const links = [...source.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address)
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) expect([everyPath().includes(link), placeOf(link)?.lang]).toEqual([true, lang])
  })
})
