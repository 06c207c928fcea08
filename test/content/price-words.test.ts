import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { amountText } from '#app/content/prices/money.ts'
import { type Price, type PriceBook, type PriceKey, prices } from '#app/content/prices/prices.ts'
import { type AnyUnit, type PriceUnit, unitOf } from '#app/content/prices/units.ts'
import { recordOf } from '#app/content/records/records.ts'
import { isConfirmed } from '#app/content/records/stands.ts'
import { everyView, type View } from '../pages/every-view.ts'
import { openRenderer, wordsOf } from '../pages/rendered.ts'

const book: PriceBook = prices
const keys = Object.keys(prices) as PriceKey[]
/** A distinct amount for each price, which nothing else on the site has. */
const amountOf = (key: PriceKey) => 7301.25 + keys.indexOf(key)
const changed: PriceBook = Object.fromEntries(
  keys.map((key) => [
    key,
    { ...book[key], ...(typeof book[key].amount === 'number' && { amount: amountOf(key) }) },
  ]),
) as PriceBook

let site: Awaited<ReturnType<typeof openRenderer>>
let pages: View[]
beforeAll(async () => {
  site = await openRenderer()
  site.api.setContent(site.api.contentWith({ ...bundledFacts, prices: changed }))
  pages = await everyView(site)
}, 60_000)
afterAll(() => site.close())

/** Units as sentences may also word them. */
const turns: Partial<Record<PriceUnit, Record<Lang, RegExp>>> = {
  tire: { fr: /^ par pneu/, en: /^ a tire/ },
  vehicle: { fr: /^ pour le véhicule|^ les quatre/, en: /^ for the vehicle|^ all four/ },
  season: { fr: /^ la saison/, en: /^ a season/ },
  hour: { fr: /^ de l’heure/, en: /^ per hour/ },
}

/** Whether the text after an amount names its unit, worded as in a list or in a sentence. */
function saysUnit(after: string, unit: AnyUnit, lang: Lang): boolean {
  const { name, spoken } = unitOf(unit)[lang]
  const ways = [` / ${name}`, ` ${spoken}`]
  return (
    ways.some((way) => after.startsWith(way)) ||
    (typeof unit === 'string' && Boolean(turns[unit]?.[lang].test(after)))
  )
}

/** The card of a service says its least price without a unit, as specified. */
const isCard = (before: string) => /(À partir de|From) $/.test(before)

describe('an amount that is counted by something', () => {
  test.each(langs)('says by what, wherever it stands in %s', (lang) => {
    const wrong = pages
      .filter((page) => page[2] === lang)
      .flatMap(([address, html]) => {
        // The amount of a receipt's line is for the quantity of that line.
        const words = wordsOf(html.replace(/<div class="slip">.*?<\/table>/gs, '')).replaceAll('\u00a0', ' ')
        return keys.flatMap((key) => {
          const { unit }: Price = book[key]
          if (!unit) return []
          const parts = words.split(amountText(changed[key], lang).replaceAll('\u00a0', ' '))
          return parts
            .slice(1)
            .flatMap((after, place) =>
              saysUnit(after, unit, lang) || isCard(parts[place] ?? '')
                ? []
                : [`${address} ${key}: ${parts[place]?.slice(-50)}[]${after.slice(0, 30)}`],
            )
        })
      })
    expect(wrong).toEqual([])
  })
})

test('an amount without a unit is for the whole job, or waits for the owner to say what it is for', () => {
  const waiting = keys.filter((key) => book[key].unitToConfirm)
  expect(waiting.every((key) => !book[key].unit)).toBe(true)
  expect(waiting.filter((key) => isConfirmed(recordOf(`prices.${key}`)))).toEqual([])
})
