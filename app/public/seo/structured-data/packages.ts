import { identity } from '#app/content/business/identity.ts'
import { facts } from '#app/content/facts.ts'
import { forEachLang, type Lang } from '#app/content/language.ts'
import { offeredPackages } from '#app/content/packages/offered.ts'
import type { Package, PackageLine } from '#app/content/packages/package.ts'
import { unpricedLines } from '#app/content/packages/unpriced-lines.ts'
import { priceText, unitText } from '#app/content/prices/money.ts'
import { duties, type Price } from '#app/content/prices/prices.ts'
import { content } from '#app/content/snapshot.ts'
import { labelledText } from '#app/content/typography.ts'
import { estimateHref } from '#app/estimate/href.ts'
import { optionLabel } from '#app/estimate/shown.ts'
import { absolute } from '#app/public/seo/site-url.ts'
import { theGarage } from './garage.ts'
import { lineName } from './line-name.ts'
import type { Thing } from './thing.ts'

/** One answer to the question that changes a package's lines: its name and the lines that result. */
type Variant = { name: string; lines: readonly PackageLine[]; answers: Record<string, string> }

/** Packages as offers, each line with its own price, without taxes. What is only priced at the garage has no offer. */
export function packageThings(lang: Lang): Thing[] {
  return offeredPackages().map((job) => {
    const offers = variants(job, lang).flatMap((variant) => offer(job, variant, lang) ?? [])
    return {
      '@type': 'Service',
      serviceType: 'AutoRepair',
      name: job.label[lang],
      provider: theGarage(),
      ...(offers.length > 0 && { offers }),
    }
  })
}

function variants(job: Package, lang: Lang): Variant[] {
  const preset = job.questions.flatMap(({ preset, options }) => options.find(({ id }) => id === preset) ?? [])
  const fixed = [...job.lines, ...preset.flatMap(({ lines = [] }) => lines)]
  const question = job.questions.find(({ preset, options }) => !preset && options.some(({ lines }) => lines))
  if (!question) return [{ name: job.label[lang], lines: fixed, answers: {} }]
  return question.options.map((option) => ({
    name: option.named?.[lang] ?? `${job.label[lang]} (${optionLabel(option, lang)})`,
    lines: [...fixed, ...(option.lines ?? [])],
    answers: { [question.name]: option.id },
  }))
}

function offer(job: Package, { name, lines, answers }: Variant, lang: Lang): Thing | undefined {
  const parts = lines.flatMap((line) => part(line, lang) ?? [])
  if (parts.length === 0) return undefined
  return {
    '@type': 'Offer',
    name,
    url: absolute(estimateHref(job, lang, answers)),
    priceCurrency: identity.currency,
    priceSpecification: {
      '@type': 'CompoundPriceSpecification',
      priceCurrency: identity.currency,
      valueAddedTaxIncluded: false,
      priceComponent: parts,
    },
  }
}

function part(line: PackageLine, lang: Lang): Thing | undefined {
  if ('unpriced' in line) return undefined
  const price = priceOf(line)
  if (typeof price.amount !== 'number' || ('as' in line && line.as === 'free')) return undefined
  const unit = unitText(price, lang)
  const isMinimum = price.from || ('as' in line && line.as === 'least')
  return {
    '@type': 'UnitPriceSpecification',
    name: nameOf(line, lang),
    [isMinimum ? 'minPrice' : 'price']: price.amount,
    priceCurrency: identity.currency,
    valueAddedTaxIncluded: false,
    ...(unit && { unitText: unit }),
  }
}

/** The packages for the facts document: lines and questions, each amount by its row of the price list. */
export function packageFacts() {
  const lineFact = (line: PackageLine) => ({ ...line, label: forEachLang((lang) => nameOf(line, lang)) })
  return offeredPackages().map((job) => ({
    key: job.id,
    label: job.label,
    service: job.service,
    lines: job.lines.map(lineFact),
    questions: job.questions.map(({ name, preset, options }) => ({
      key: name,
      label: forEachLang((lang) => content(lang).estimate.questions[name]),
      preset,
      options: options.map((option) => ({
        key: option.id,
        label: forEachLang((lang) => optionLabel(option, lang) ?? ''),
        count: option.count,
        lines: option.lines?.map(lineFact),
      })),
    })),
    url: forEachLang((lang) => absolute(estimateHref(job, lang))),
  }))
}

/** The duties that are passed on to the government, in the form of rows of the price list. */
export function dutyFacts() {
  return Object.entries(duties).map(([key, { label, amount, unit }]) => ({ key, label, amount, unit }))
}

/** Each package as one line of text for language models. */
export function packageLines(lang: Lang): string[] {
  return offeredPackages().map((job) => {
    const texts = variants(job, lang).map(({ name, lines }) => {
      const parts = lines.map((line) => {
        const price = 'unpriced' in line ? '' : priceText(priceOf(line), lang)
        return nameOf(line, lang) === name ? price : `${nameOf(line, lang)} ${price}`.trim()
      })
      return labelledText(name, parts.join(' + '), lang)
    })
    return labelledText(
      `- [${job.label[lang]}](${absolute(estimateHref(job, lang))})`,
      texts.join('; '),
      lang,
    )
  })
}

function priceOf(line: Exclude<PackageLine, { unpriced: unknown }>): Price {
  return 'duty' in line ? duties[line.duty] : facts().prices[line.row]
}

function nameOf(line: PackageLine, lang: Lang): string {
  if ('unpriced' in line) return unpricedLines[line.unpriced].label[lang]
  return 'duty' in line ? duties[line.duty].label[lang] : lineName(line.row, lang)
}
