import { describe, expect, test } from 'vitest'
import { fill } from '#app/content/fill.ts'
import type { Lang } from '#app/content/language.ts'
import { type SignKey, signs, urgencies } from '#app/content/safety.ts'
import { codesIn } from '#app/publishing/fact-codes.ts'
import { everyText, type FoundText } from './every-text.ts'

const texts = everyText()
/** What visitors read: neither the words of the staff area nor the list of the opening. */
const shown = texts.filter(
  ({ where }) => !/^(staff|staff-words|publishing|accounts|requests|push|records|pictures)\b/.test(where),
)
const filled = shown.map((each) => ({ ...each, text: fill(each.text, each.lang) }))
const ofLang = (lang: Lang, all: readonly FoundText[] = texts) => all.filter((each) => each.lang === lang)

/** Where a text matches, as "fr texts/home.ts …: the text". */
const found = (all: readonly FoundText[], wrong: RegExp) =>
  all.filter(({ text }) => wrong.test(text)).map(({ lang, where, text }) => `${lang} ${where}: ${text}`)

/** Where distances and rates stand that are none of the garage’s prices or advice. */
const KNOWN = /^(advice|business\/business|facts|prices\/warranties)\.ts|hero\.trust\.2|accessibility\.tested/

describe('Every text', () => {
  test('has its twin in the other language, with the same facts and in words of its own', () => {
    const facts = (lang: Lang) => ofLang(lang).map(({ where, text }) => [where, codesIn(text)])
    expect(texts.length).toBeGreaterThan(3_000)
    expect(facts('en')).toEqual(facts('fr'))
    const english = new Map(ofLang('en').map(({ where, text }) => [where, text]))
    const same = ofLang('fr').filter(
      ({ where, text }) => text.split(' ').length > 4 && english.get(where) === text,
    )
    expect(same).toEqual([])
  })

  test('says something, and its facts are filled in', () => {
    expect(found(texts, /^\s|^$|[ \t\u00a0]$/)).toEqual([])
    expect(found(filled, /[{}]|undefined|NaN| {2}/)).toEqual([])
  })

  test.each<[what: string, wrong: RegExp, except?: RegExp]>([
    ['amount: the price list has them', /\$\s?\d|\d\s?\$/, /^advice\.ts law/],
    [
      'price without its unit, which {spoken:…} says: but a least one, and a threshold',
      /(?<!(?:partir de|dès|[Ff]rom) )\{amount:(?!freeInspectionFrom)/,
    ],
    ['phone number or e-mail address', /\d{3}[ -]\d{4}|@(?!ex[ae]mpl)/],
    ['distance or rate', /\d\s?(?:%|km\b|pour cent|per cent)/, KNOWN],
    [
      'figure of the law',
      /\b1er décembre|30 novembre|\b15 mars|\bDec(ember|\.) 1\b|March 15|art\. 53\.1|5[\s,]?000\skm/i,
      /^advice\.ts|legalMinimum/,
    ],
    [
      'length of a warranty',
      /(garanti|couvert|warrant|covered)[^.:{]{0,60}?\d+\s(ans?|years?|mois|months?|jours|days)/i,
    ],
    ['limit of a warranty', /usure normale|normal wear/i, /warranties/],
    [
      'fee that an advertised price must hold (s. 224)',
      /fournitures|élimination|frais (d’atelier|environnement)|shop suppl|disposal|environmental fee/i,
      /(pricing|pricingCopy)\.taxes|rights/,
    ],
    [
      'safety instruction: they have one wording',
      /ne (roulez|repartez|conduisez) p|arrêtez-vous |(arrêtez|coupez) le moteur|faites(-la)? remorquer|appelez tout de suite|revenez sans attendre|prenez rendez-vous cette|(stop|do not|don’t|keep) driving(?!\?)|pull over|(stop|switch off|turn off) the engine|have (it|the car) towed|come back right away|book (it )?this week/i,
      /^safety\.ts/,
    ],
    ['safety instruction that a price takes with it', /\{spoken:\w+\}(?!,?\{\/if)[^.]*\{safety:/],
  ])('types no %s', (_, wrong, except) => {
    const typed = shown.filter(({ where }) => !except?.test(where))
    expect(found(typed, wrong)).toEqual([])
  })

  test.each<[Lang, RegExp]>([
    [
      'fr',
      /[ \u00a0\u202f][!?;]|['"“”]|(?<!\u00a0)»|«(?!\u00a0)|(?<!\u00a0):(?=\s|$)|\d (?:\$|%|km|po\b|h\b)/,
    ],
    ['en', /[ \u00a0][!?;:%]|['"]|[«»]|\d[ \u00a0]\$/],
  ])('keeps to the typography of its language: %s', (lang, wrong) => {
    // An article begins with its record, which is no text.
    const written = ofLang(lang, filled).filter(({ text }) => !text.startsWith('title: '))
    expect(found(written, wrong)).toEqual([])
  })

  test.each<[what: string, wrong: RegExp, lang?: Lang]>([
    ['an estimate of the site’s own price', /votre estimation|your estimate|prix indicati|indicative price/i],
    ['the garage with an article', /\bdu \{name\}|de Garage 15e/i],
    ['praise', /meilleur garage|de confiance|incontournable|à la pointe|world-class|top-notch|best in/i],
    ['more praise', /n[o°] 1\b|state-of-the-art|second to none|seamless/i],
    ['words that Quebec does not use', /\bà date\b|grincement|durites|cardan|\bsemelle|réponse due/i, 'fr'],
    ['other English than Canada’s', /\bthe maker|by voice|\bOn quote\b|recognis|authoris|anonymis/i, 'en'],
  ])('has none of this: %s', (_, wrong, lang) => {
    expect(found(lang ? ofLang(lang, filled) : [...shown, ...filled], wrong)).toEqual([])
  })
})

describe('A safety instruction', () => {
  test('stands in every sentence that names a sign of trouble, and is that of its urgency', () => {
    const wrong = texts.flatMap(({ where, text }) =>
      text.split(/(?<=[.!?;])\s/).flatMap((sentence) => {
        const named = [...sentence.matchAll(/\{sign:(\w+)\}/g)].map(
          ([, key]) => signs[key as SignKey]?.urgency,
        )
        const said = [...sentence.matchAll(/\{safety:(\w+)\}/g)].map(([, urgency]) => urgency)
        const isRight = said.length > 0 && new Set([...named, ...said]).size === 1
        return named.length > 0 && !isRight ? [`${where}: ${sentence} (${named.join(', ')} asked)`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test.each(urgencies)('is given often enough for the test above to fail: %s', (urgency) => {
    expect(found(texts, new RegExp(`\\{safety:${urgency}\\}`)).length).toBeGreaterThan(1)
  })
})
