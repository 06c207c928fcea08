import fc from 'fast-check'
import { addressedArticles } from '#app/content/blog/addresses.ts'
import { bundledArticle } from '#app/content/blog/posts.ts'
import { bundledFacts } from '#app/content/facts.ts'
import { closingReasons } from '#app/content/hours/closings.ts'
import type { Text } from '#app/content/language.ts'
import { priceUnits } from '#app/content/prices/units.ts'
import { serviceIds } from '#app/content/services/index.ts'
import { codesIn, offeredFacts } from '#app/publishing/fact-codes.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { claimNames } from '#app/publishing/kinds/claims.ts'
import { growingTables } from '#app/publishing/kinds/prices.ts'
import { textPages, textsOn } from '#app/publishing/texts.ts'

/** A value written at a path. */
export type GeneratedEdit = { path: string; now: unknown }

/** Every text that the garage may edit. */
const everyText = textPages.flatMap(({ id }) => textsOn(id))

const codes = offeredFacts(bundledFacts).map(({ code }) => code)
const word = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('frein', 'été', 'l’auto', 'œuf', '&', '"', '\\', 'x$&', '`', '😀'),
  },
  // No digits or dollar signs: next to a fact they would be read as part of it.
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/[\d$]/g, '')),
  },
)
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '))
const pair = fc.record({ fr: words, en: words })
const plain = fc.constantFrom('Pièces en sus', 'Par essieu', 'Selon le véhicule')
const plainPair = fc.record({ fr: plain, en: plain })

const amount = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
  fc.constantFrom('free' as const, 'quote' as const),
)
const price = fc
  .record({
    amount,
    from: fc.boolean(),
    unit: fc.option(fc.constantFrom(...priceUnits, { fr: 'roue', en: 'wheel' })),
    details: fc.option(plainPair),
  })
  .map(({ amount, from, unit, details }) => ({
    amount,
    ...(typeof amount === 'number' && from && { from: true }),
    ...(typeof amount === 'number' && unit && { unit }),
    ...(details && { details }),
  }))

const prices = fc.record({
  path: fc.constantFrom(...Object.keys(bundledFacts.prices)).map((key) => `prices.${key}`),
  now: fc.option(price, { freq: 8 }),
})
const rows = fc.record({
  path: fc.constantFrom('rows.row1', 'rows.row2'),
  now: fc
    .tuple(price, plainPair, fc.constantFrom(...growingTables))
    .map(([value, label, service]) => ({ ...value, label, service })),
})
const span = fc
  .tuple(fc.integer({ min: 5, max: 11 }), fc.integer({ min: 12, max: 22 }))
  .map(([opens, closes]) => [`${opens}`.padStart(2, '0'), `${closes}`].map((hour) => `${hour}:00`))
const lunch = [
  { opens: '07:30', closes: '12:00' },
  { opens: '12:45', closes: '18:00' },
]
const dayHours = fc.option(fc.oneof(span, fc.constant(lunch)))
const hours = fc.record({
  path: fc.integer({ min: 1, max: 7 }).map((day) => `hours.${day}`),
  now: dayHours,
})
/** Complete sets and single services alike: general repair alone is refused. */
const offered = fc.record({
  path: fc.constant('business.services'),
  now: fc.subarray([...serviceIds], { minLength: 1 }),
})
const today = Temporal.Now.plainDateISO('America/Toronto')
const closings = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 14 }), dayHours)
  .chain(([from, days, hours]) =>
    fc.constantFrom(...Object.keys(closingReasons)).map((reason) => ({
      path: `closings.${today.add({ days: from })}`,
      now: { to: `${today.add({ days: from + days })}`, hours, reason },
    })),
  )
const numbers = fc.oneof(
  fc.integer({ min: 200, max: 999 }).map((part) => ({ path: 'business.phone', now: `+1514${part}0123` })),
  fc.integer({ min: 3, max: 240 }).map((months) => ({ path: 'warranties.repairs', now: { months } })),
  fc.record({
    path: fc.constantFrom(...claimNames).map((name) => `claims.${name}`),
    now: fc.record({ value: fc.integer({ min: 1, max: 5_000 }), confirmed: fc.constant(`${today}`) }),
  }),
)

const notices = fc.record({
  path: fc.constant('notice.visitors'),
  now: fc.option(
    fc.record({ text: plainPair, until: fc.constant(`${today.add({ days: 2 })}T17:00:00.000Z`) }),
  ),
})

/** The typed text of both languages, each followed by the fact codes of the bundled text. */
const withFacts = (bundled: Text, { fr, en }: Text, fact: string | null) => {
  const facts = [...codesIn(bundled.fr), ...(fact ? [fact] : [])].join(', ')
  return { fr: `${fr} ${facts}`.trim(), en: `${en} ${facts}`.trim() }
}
const texts = fc
  .tuple(fc.constantFrom(...everyText), pair, fc.option(fc.constantFrom(...codes)))
  .map(([{ place, bundled }, typed, fact]) => ({
    path: `texts.${place}`,
    now: withFacts(bundled, typed, fact),
  }))

const articleKeys = addressedArticles(bundledFacts)
  .map(({ key }) => key)
  .filter(bundledArticle)
const article = (key: string) =>
  bundledValue(`articles.${key}`) as Record<string, unknown> & Record<'fr' | 'en', object>
const posts = fc
  .tuple(fc.constantFrom(...articleKeys), fc.boolean(), plainPair)
  .map(([key, published, { fr, en }]) => ({
    path: `articles.${key}`,
    now: {
      ...article(key),
      published,
      fr: { ...article(key).fr, title: fr, markdown: `## ${fr}\n` },
      en: { ...article(key).en, title: en, markdown: `## ${en}\n` },
    },
  }))

const wild = fc
  .tuple(
    fc.constantFrom('prices.oilChange', 'hours.1', 'closings.x', 'rows.row1', '__proto__.x'),
    fc.anything(),
  )
  .map(([path, now]): GeneratedEdit => ({ path, now: JSON.parse(JSON.stringify(now) ?? 'null') }))

const good = fc.oneof<fc.Arbitrary<GeneratedEdit>[]>(
  prices,
  rows,
  hours,
  closings,
  notices,
  numbers,
  offered,
  texts,
  texts,
  posts,
)
/** The edits that one person publishes at once. */
export const generatedEdits: fc.Arbitrary<GeneratedEdit[]> = fc.uniqueArray(
  fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: wild }),
  { minLength: 1, maxLength: 4, selector: ({ path }) => path },
)
