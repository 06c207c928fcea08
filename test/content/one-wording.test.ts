import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advice, law } from '#app/content/advice.ts'
import { fill } from '#app/content/fill.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { legalMinimum, warranties } from '#app/content/prices/warranties.ts'
import { retentionTexts } from '#app/content/retention.ts'
import { safety, signs } from '#app/content/safety.ts'
import { everyView } from '../pages/every-view.ts'
import { openRenderer, wordsOf } from '../pages/rendered.ts'

let site: Awaited<ReturnType<typeof openRenderer>>
let pages: [address: string, words: string, lang: Lang][]
beforeAll(async () => {
  site = await openRenderer()
  pages = (await everyView(site)).map(([address, html, lang]) => [address, wordsOf(html), lang])
}, 60_000)
afterAll(() => site.close())

/** A page's words without those of one source, at the start of a sentence or within one. */
function without(words: string, source: readonly string[]): string {
  return source
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (rest, wording) =>
        rest.replaceAll(wording, ' ').replaceAll(wording[0]?.toUpperCase() + wording.slice(1), ' '),
      words,
    )
}

/** Pages that mention a topic (`kind`) in words other than those of its source. */
function otherWords(source: Record<Lang, readonly string[]>, kind: Record<Lang, RegExp>): string[] {
  return pages.flatMap(([address, words, lang]) => {
    const rest = without(words, source[lang])
    const found = kind[lang].exec(rest)
    return found ? [`${address}: ${rest.slice(Math.max(0, found.index - 60), found.index + 80)}`] : []
  })
}

const inEach = (read: (lang: Lang) => string[]) => ({ fr: read('fr'), en: read('en') })
const filled = (texts: readonly Record<Lang, string>[]) =>
  inEach((lang) => texts.map((text) => fill(text[lang], lang)))

describe('a safety instruction', () => {
  test('has one wording, on every page', () => {
    expect(
      otherWords(filled([...Object.values(safety), ...Object.values(signs).map(({ means }) => means)]), {
        fr: /ne (?:roulez|repartez|conduisez) p|arrêtez-vous (?! {2})|(?:arrêtez|coupez) le moteur|faites(?:-la)? remorquer|appelez tout de suite|revenez sans attendre|prenez rendez-vous cette/i,
        en: /(?:stop|do not|don’t|keep) driving(?!\?)|pull over|(?:stop|switch off|turn off) the engine|have (?:it|the car) towed|come back right away|book (?:it )?this week/i,
      }),
    ).toEqual([])
  })
})

describe('a warranty', () => {
  const lengths = filled([...Object.values(warranties).map(({ length }) => length), legalMinimum.length])

  test('has one length, on every page', () => {
    const kind = {
      fr: /(?:garanti\p{L}*|couvert\p{L}*)[^.:]{0,60}?\d+\s(?:ans?|mois|jours|\d{3}\skm)/iu,
      en: /(?:warrant\w+|covered)[^.:]{0,60}?\d+\s(?:years?|months?|days|\d{3}\skm)/i,
    }
    expect(otherWords(lengths, kind)).toEqual([])
  })

  test('says in one wording what it does not cover', () => {
    const kind = { fr: /usure normale/i, en: /normal wear/i }
    const scopes = filled([...Object.values(warranties).map(({ scope }) => scope)])
    const page = inEach((lang) => site.api.content(lang).warranties.notCovered.points)
    const source = inEach((lang) => [...scopes[lang], ...page[lang]])
    expect(otherWords(source, kind)).toEqual([])
  })
})

describe('a figure of the law', () => {
  test('has one wording, on every page', () => {
    const source = filled([
      ...Object.values(law),
      legalMinimum.length,
      ...Object.values(advice),
      ...Object.values(retentionTexts),
    ])
    const kind = {
      fr: /\b(?:1er|30 novembre|15 mars)\b(?! (?:octobre|juillet|janvier))|200\s\$|300\s\$|5\s000\skm/i,
      en: /\b(?:December 1\b|Dec\. 1\b|March 15)|\$200|\$300|5,000\skm/i,
    }
    expect(otherWords(source, kind)).toEqual([])
  })
})

describe('a bill', () => {
  test('has nothing that an advertised price must hold (s. 224): a page names such fees only to say so', () => {
    const source = inEach((lang) => {
      const { pricing, rights } = site.api.content(lang)
      return [pricing.taxes, ...rights.rights.flatMap(({ text }) => text)]
    })
    const kind = {
      fr: /fournitures|élimination|frais (?:d’atelier|environnement)/i,
      en: /shop suppl|disposal|environmental fee/i,
    }
    expect(otherWords(source, kind)).toEqual([])
  })

  test('shows everything that section 173 asks for, as the page on rights lists it', () => {
    const required = {
      fr: /nom.*adresse.*marque.*modèle.*immatriculation.*date de remise.*odomètre.*réparation faite.*chaque pièce.*son prix.*remise à neuf.*heures.*taux horaire.*coût total de la main-d’œuvre.*TPS.*TVQ.*total à payer.*garantie/s,
      en: /name.*address.*make.*model.*plate.*handed back.*odometer.*repair done.*each part.*its price.*reconditioned.*hours.*hourly rate.*total cost of labour.*GST.*QST.*total to pay.*warranty/s,
    }
    for (const lang of langs) {
      const bill = site.api.content(lang).rights.rights.find(({ article }) => article?.endsWith('173'))
      expect(bill?.points?.join('; ')).toMatch(required[lang])
    }
  })
})
