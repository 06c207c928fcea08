import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { bundledFacts, type Facts, setFacts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { openingWords, openNow } from '#app/content/hours/opening.ts'
import { seasonNotice } from '#app/content/hours/season.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { offeredPackages } from '#app/content/packages/offered.ts'
import { servicePictures } from '#app/content/pictures.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import { records } from '#app/content/records/records.ts'
import { holds, stands } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { holdsUntil } from '#app/estimate/holds.ts'
import { listedPaths, placeOf } from '#app/places.ts'
import { documentAt } from '#app/public/documents.server.ts'
import { publicPages } from '#app/public/pages.server.ts'
import { emptyPages } from '#app/public/seo/alternates.ts'
import { garage } from '#app/public/seo/structured-data/garage.ts'
import { priceListThings, serviceThing } from '#app/public/seo/structured-data/offers.ts'
import { feeToAnnounce } from '#app/requests/announced.server.ts'
import { openAfter } from '#app/requests/answer-clock.ts'
import { promisedAnswer } from '#app/requests/answer-due.server.ts'
import { lineOfRow } from '#app/requests/evaluation/lines.ts'
import { acknowledgement } from '#app/requests/mails.tsx'
import { documents } from '#app/site-map.ts'
import { moments } from '#app/staff/desk/notice/notice-edit.server.ts'
import { factsAfter } from './after-publishing.ts'
import { promised } from './content/promised.ts'
import { readHead } from './pages/head.ts'
import { expectWhole } from './pages/rendered.ts'

const NOW = new Date('2026-11-25T15:00:00Z')

/** The facts of a site that opened with these records confirmed. */
function opened(confirmed: readonly string[], typed: Record<string, unknown> = {}): Facts {
  const values = {
    ...typed,
    'opening.site': '2026-11-25',
    ...Object.fromEntries(confirmed.map((id) => [`opening.${id}`, 'true'])),
  }
  return factsAfter(values)
}

const required = records.filter((record) => record.required).map(({ id }) => id)
const fresh = opened(required)
/** What each price without a unit is for. */
const units = Object.entries(bundledFacts.prices).flatMap(([key, { amount, unitToConfirm }]) =>
  unitToConfirm ? [[`prices.${key}`, { amount, unit: 'axle' }]] : [],
)
const everyId = records.map(({ id }) => id)
const whole = opened(everyId, Object.fromEntries(units))

/** Without a rating or a warranty on brakes, and every second of the others. */
const halfOf = everyId.filter((id, at) => (at % 2 && id !== 'warranties.brakes') || required.includes(id))
const half = opened(halfOf, { ...Object.fromEntries(units), 'rating.reviews': null })

/** The questions that the law alone answers. */
const LEGAL_WARRANTY = /^(Vos réparations sont-elles garanties|Are your repairs under warranty)\?$/

/** Every text of a value, at any depth, except amounts that the law sets. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : []
}

/** What visitors, machines and customers read in a language. */
function everything(lang: Lang, facts: Facts) {
  setFacts(facts)
  const { facts: _, prices: __, contactForm: ___, ...pages } = content(lang)
  const services = facts.services.map((each) => serviceThing(each, lang))
  return { texts: texts(pages), things: [garage(lang, NOW), priceListThings(lang), services] }
}

describe.each(langs)('a garage that opened with only what it must confirm, in %s', (lang) => {
  test('promises no warranty, claim, rating or price of the sample garage', () => {
    const { texts } = everything(lang, fresh)
    // What the law sets is no price.
    const ofLaw = /\$(100|50|200|300)\b|\b(100|50|200|300)\s\$/g
    const found = texts.filter((text) =>
      /\$\d|\d\s\$|\b4[,.]9\b|\b127\b|60[\s,]000|\b47\b/.test(text.replaceAll(ofLaw, '')),
    )
    expect(found.map((text) => text.slice(0, 200))).toEqual([])
  })

  test('writes in the mail of a request no hours, no fee and no empty line', () => {
    // Hours are told only with those of the public holidays.
    setFacts(opened([...required, 'hours', 'answerTime']))
    const request = { name: 'Zoé', email: 'zoe@example.org', service_type: 'diagnostic' } as const
    const boxes = { preferred_date: '', keeps_parts: false, reminders: false }
    const about = { id: 'id', reference: 'G-TEST-1', lang, at: NOW, estimate: undefined, page: undefined }
    const announced = feeToAnnounce({ ...request, lang }, undefined)
    const { text, html } = acknowledgement({ ...about, announced, request: { ...request, ...boxes } })
    expect([announced, text.includes('- ')]).toEqual([null, true])
    expect(text).not.toMatch(/^- *$|\d h\b|[ap]\.m\.|[,:] \./m)
    expect(html).not.toMatch(/<li><\/li>|Heures d’ouverture|Opening hours/)
  })

  test('promises nothing in words, no hour of an answer nor that it is open, and shows no sample', () => {
    setFacts(fresh)
    // The pages of the law say what holds at any garage; no row and no package stands, so none is shown.
    const { facts: _, rights, privacy, accessibility, estimate, prices, faq, ...pages } = content(lang)
    const said = texts(pages)
    const found = promised.flatMap(([what]) => said.filter((text) => what.test(text)))
    expect(found.filter((text) => !LEGAL_WARRANTY.test(text))).toEqual([])
    expect([...offeredPackages(), ...fresh.services.flatMap(({ id }) => listedRows(id))]).toEqual([])
    expect([faq.length, pages.reviews, pages.projects]).toEqual([3, [], []])
    expect(shownPictures(servicePictures.inspection)).not.toContain('inspection-bench')
    expect([promisedAnswer(NOW, lang), openNow(NOW, lang).text]).toEqual([undefined, openingWords[lang].call])
    expect(openAfter(NOW, 86_400_000).getTime() - NOW.getTime()).toBe(86_400_000)
    expect(documentAt(documents[`feed.${lang}`].path)?.status).toBe(302)
    // Nor does the staff area offer its hours and prices by itself.
    expect([moments(NOW, lang), lineOfRow('l1', 'labour')]).toEqual([[], undefined])
  })

  test('tells a driver to stop, and to call before driving on with anything else', () => {
    setFacts(fresh)
    expect(content(lang).safety.map(({ urgency }) => urgency)).toEqual(['stop'])
    expect(fill('{safety:soon} {safety:next}', lang)).toMatch(/(appelez avant|call before).*\1/)
  })
})

test.each(langs)('what stands alone leans on nothing that does not, in %s', (lang) => {
  setFacts(opened([...required, 'courtesyCar', 'includes.inspection', 'prices.diagnostic']))
  const { faq, gallery } = content(lang)
  expect([faq.length, listedRows('inspection')]).toEqual([3, []])
  expect(JSON.stringify(gallery.tabs.inspection.faq)).toMatch(/cause d’une panne|cause of one fault/)
  expect([holds('packages'), holds('packages', opened(['packages.flat']))]).toEqual([false, false])
})

test.each([
  ['in preparation', bundledFacts],
  ['opened with the least', fresh],
  ['opened with half of it', half],
  ['opened with everything', whole],
])('%s, every page has its title, description and data', (state, facts) => {
  setFacts(facts)
  for (const address of listedPaths()) {
    const place = placeOf(address)
    if (!place) throw new Error(`${address} is no page`)
    const { lang } = place
    // Such an address leads to the list.
    if (place.name === 'post' && content(lang).posts.length === 0) continue
    const visit = { lang, path: address, place, query: new URLSearchParams(), now: NOW }
    const page = publicPages[place.name]
    const { title = '', meta, structured } = readHead(`${page.head(visit)}</head>`)
    const { name } = facts.business
    const isEmpty = emptyPages(lang).includes(place.name)
    expect(meta('robots'), address).toEqual(state === 'in preparation' || isEmpty ? ['noindex'] : [])
    if (isEmpty) continue
    expect(title.length, address).toBeLessThanOrEqual(70)
    expect(title, address).toMatch(/^[^|\s]/)
    expect(meta('description')[0]?.length, address).toBeGreaterThan(10)
    expect(meta('og:title')[0], address).toBeTruthy()
    const body = renderToStaticMarkup(createElement(page.default, visit))
    const data = JSON.stringify(structured)
    expectWhole(body, address)
    if (place.name === 'service' && facts === half) expect(title).not.toMatch(/garantie|warranty/)
    if (state === 'opened with the least') {
      expect(data, address).not.toMatch(/sameAs|openingHours|"geo"|price(Spec|Range)|paymentAccepted/)
      if (place.name !== 'pricing')
        expect(`${title} ${meta('description')[0]}`, address).not.toMatch(/\bprix|\bprice|coûte|\bcosts/)
    }
    // Only an article's own long title leaves no room for the name.
    if (place.name !== 'post') expect(title.endsWith(name), address).toBe(true)
    for (const { mainEntity } of structured?.['@graph'] ?? []) expect(mainEntity, address).not.toEqual([])
    expect(data, address).not.toMatch(facts === whole ? /^$/ : /aggregateRating|"Review"/)
  }
})

test('robots are kept from a site in preparation, and only from its staff area once it is open', async () => {
  const robots = () => documentAt('/robots.txt')?.text()
  setFacts(bundledFacts)
  expect(await robots()).toMatch(/^Disallow: \/$/m)
  setFacts(fresh)
  expect(await robots()).toMatch(
    /^User-agent: \*\nDisallow: \/admin\nDisallow: \/login\nDisallow: \/api\/\n\nSi/,
  )
})

test.each([
  ['everything', everyId],
  ['half of it', halfOf],
])('of %s, each record that stands decides something that is shown, unless the site needs it', (_, ids) => {
  const needed = [
    ...required,
    // Facts that stand in words true of any garage, what the software does by itself, and what is only read again.
    'business.privacyOfficer',
    'business.suppliers',
    'retention',
    'legalPages',
    'illustrations',
    'signs.stop',
  ]
  const shown = (without: string) => {
    const confirmed = ids.filter((id) => id !== without)
    const facts = opened(confirmed, Object.fromEntries(units.filter(([path]) => path !== without)))
    const estimate = {
      lines: [],
      lowest: { before: 100 },
      highest: { before: 100 },
    } as unknown as Parameters<typeof holdsUntil>[0]
    return JSON.stringify([
      everything('fr', facts),
      facts.business,
      offeredPackages(),
      promisedAnswer(NOW, 'fr'),
      openNow(NOW, 'fr'),
      seasonNotice(new Date('2026-09-01T12:00:00Z')),
      holdsUntil(estimate, NOW),
    ])
  }
  const all = shown('')
  const offered = offeredPackages().map(({ id }) => `packages.${id}`)
  const standing = records.filter(({ id, hasOwn }) => stands(id) && !hasOwn && !needed.includes(id))
  const shownAlone = standing.filter(({ id }) => !id.startsWith('packages.') || offered.includes(id))
  expect(shownAlone.filter(({ id }) => shown(id) === all)).toEqual([])
})

test.each(langs)('who confirmed everything has every text of the preparation, in %s', (lang) => {
  const before = everything(lang, bundledFacts)
  const after = everything(lang, whole)
  // Samples go, and prices without a unit cannot be confirmed as they stand.
  const gone = [...new Set(before.texts)].filter((text) => !after.texts.includes(text))
  expect(gone.filter((text) => !isOfSample(text, lang))).toEqual([])
})

/** A text of a sample, the day of an article, or a text that names a price of which nobody has said what it is for. */
function isOfSample(text: string, lang: Lang) {
  setFacts(bundledFacts)
  const { reviews, projects, prices, headings, posts } = content(lang)
  const days = posts.flatMap(({ date, dateText }) => [date, dateText])
  const open = Object.entries(bundledFacts.prices).flatMap(([key, price]) =>
    'unitToConfirm' in price ? [prices[key as PriceKey].amount] : [],
  )
  const samples = texts([reviews, projects, headings.projects, days])
  return samples.includes(text) || open.some((amount) => text.includes(amount))
}
