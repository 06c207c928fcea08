import { expect, test } from 'vitest'
import { bundledValue } from '#app/publishing/items.ts'
import { factsAfter } from '../after-publishing.ts'
import { renderedSite, wordsOf } from '../pages/rendered.ts'

const site = renderedSite()

const social = { youtube: 'a', facebook: 'b', instagram: 'c', tiktok: 'd' }
const changes: Record<string, unknown> = {
  'business.name': 'Garage Tremblay',
  'business.address': {
    street: '12 rue des Érables',
    city: 'Laval',
    region: 'QC',
    postalCode: 'H7A 1B2',
    country: 'CA',
  },
  'business.district': { fr: 'Sainte-Rose', en: 'Sainte-Rose' },
  'business.coordinates': { latitude: 45.61, longitude: -73.79 },
  'business.payments': ['cash', 'debit'],
  'business.privacyOfficer': { fr: 'Marie Tremblay, gérante', en: 'Marie Tremblay, manager' },
  'business.phone': '+14385550199',
  'business.email': 'comptoir@autre.example',
  'business.bookingUrl': 'https://agenda.autre.example/',
  'business.messagingNumber': '14385550198',
  'business.reviewsUrl': 'https://avis.autre.example/',
  'business.social': Object.fromEntries(
    Object.entries(social).map(([name, part]) => [name, `https://${part}.autre.example/`]),
  ),
  'warranties.brakes': { months: 18, km: 30_000 },
  'claims.lifts': { value: 83, confirmed: null },
  'claims.yearsOfExperience': { value: 84, confirmed: null },
  'claims.workshopArea': { value: 8585, confirmed: null },
  'claims.serviceRadiusKm': { value: 87, confirmed: null },
  'rating.reviews': { value: 3.7, count: 8686, readOn: '2025-02-03', confirmed: null },
  'taxes.rates': { gst: 6.5, qst: 8.25 },
  'hours.6': ['11:00', '14:00'],
}
const changed = factsAfter(changes)

/** How pages show the facts of the files, in either language. */
const old: RegExp[] = [
  /15e\b|15eavenue/i,
  /7971/,
  /H1Z/,
  /Montr[ée]al-Nor|addressLocality":"Montr|Montréal \((Québec|QC)/,
  /Saint-Michel|Crémazie/,
  /45[.,]5698|73[.,]6113/,
  /MasterCard|virement Interac/,
  /la protection des renseignements personnels est le propriétaire/,
  /514.?555.?0147/,
  /bonjour@garage15eavenue/,
  /reservation\.garage15eavenue|avis\.garage15eavenue/,
  /garage15eavenue[.-]exemple/,
  /3\s(ans ou|years or) 60/,
  /(?<![\d,.])2 (ponts|lifts)/,
  /(?<![\d,.])15\s(ans|years)/,
  /2[\u00a0,]000 (pi|square|sq)/,
  /(?<![\d,.])25\skm/,
  /geoRadius":\s*25000/,
  /(?<![\d,.])4[.,]9(?![\d,.])[^"]{0,12}(sur|out of|\/) ?5/,
  /127 (avis|reviews|online)/,
  /9[.,]975/,
]

test('with other facts, no page, document or structured data says an old one', async () => {
  const oldFacts = (pages: Map<string, string>) =>
    [...pages].flatMap(([address, text]) =>
      old
        .filter((pattern) => pattern.test(text.replace(/<style[\s\S]*?<\/style>/g, '')))
        .map((pattern) => `${address} ${pattern}`),
    )
  const before = await site.all()
  // Every pattern must match before the change: otherwise the next assertion could not fail.
  const seen = oldFacts(before)
  expect(old.filter((pattern) => !seen.some((found) => found.endsWith(`${pattern}`)))).toEqual([])
  site.api.setFacts(changed)
  const after = await site.all()
  site.api.setFacts(site.api.bundledFacts)
  expect(oldFacts(after)).toEqual([])
  expect(after.get('/contact')).toContain('438\u00a0555-0199')
  expect(await site.all()).toEqual(before)
})

test('what the garage does not have is not offered, a minimum says so, and an added line is on every list of its service', async () => {
  const minimum = (path: string) => ({ ...(bundledValue(path) as object), from: true })
  const label = { fr: 'Inspection avant voyage', en: 'Pre-trip inspection' }
  const values: Record<string, unknown> = {
    'business.payments': ['cash', 'debit'],
    'prices.rustproofingSuv': minimum('prices.rustproofingSuv'),
    'prices.labour': minimum('prices.labour'),
    'prices.diagnostic': minimum('prices.diagnostic'),
    'rows.row1': { amount: 95, label, service: 'inspection' },
  }
  site.api.setFacts(factsAfter(values))
  const pages = new Map([...(await site.all())].map(([path, page]) => [path, wordsOf(page)]))
  site.api.setFacts(site.api.bundledFacts)
  expect(pages.get('/contact')).not.toMatch(/financement/i)
  expect(pages.get('/en/contact')).not.toMatch(/financing/i)
  const prices = pages.get('/prix')?.replaceAll('\u00a0', ' ')
  expect(prices).toMatch(/à partir de 120 \$/)
  // At the top of the page, in its section, and for the diagnostic.
  expect(prices?.match(/à partir de 100 \$/g)?.length).toBeGreaterThanOrEqual(3)
  for (const path of ['/services', '/services/inspection', '/prix'])
    expect(pages.get(path), path).toContain(label.fr)
})
