import { describe, expect, test } from 'vitest'
import { langs } from '#app/content/language.ts'
import { packageOf, packages } from '#app/content/packages/index.ts'
import { choicesQuery } from '#app/estimate/choices.ts'
import { href } from '#app/site-map.ts'
import { casesNow, pricedNow, writtenAmount, writtenSums } from '../estimate-cases.ts'
import { renderedSite, wordsOf } from './rendered.ts'

const site = renderedSite()

const totalWords = { fr: 'Total, taxes comprises', en: 'Total, taxes included' }
const evaluationWords = {
  fr: {
    yes: 'Plus de 100\u00a0$ avant taxes',
    no: 'Pas plus de 100\u00a0$',
    maybe: 'Si le prix dépasse 100\u00a0$',
  },
  en: { yes: 'More than $100 before taxes', no: '$100 or less', maybe: 'If the price goes above $100' },
}

/** The first case of each job that is as sure, and as far from a written evaluation, as no other: sums are estimate.test.ts's. */
const shown = [
  ...Map.groupBy(casesNow, ({ job, certainty, evaluation }) => `${job} ${certainty} ${evaluation}`).values(),
].flatMap(([first]) => first ?? [])

const slipOf = (html: string) =>
  wordsOf(`<body${html.split('id="estimate-slip"')[1]?.split('</section>')[0] ?? ''}`)

describe.each(langs)('the price page in %s', (lang) => {
  test.each(shown)('says what $job $answers costs, to the cent', async (each) => {
    const query = choicesQuery(packageOf(each.job), each.answers, lang)
    const slip = slipOf(await site.page(`${href('pricing', lang)}?${query}`))
    for (const sum of writtenSums(each, lang)) expect(slip).toContain(sum)
    expect(slip.includes(totalWords[lang])).toBe(each.certainty === 'firm')
    expect(slip).toContain(evaluationWords[lang][each.evaluation])
  })

  test('offers every job, and no receipt before one is chosen', async () => {
    const html = await site.page(href('pricing', lang))
    for (const job of packages)
      expect(html).toContain(`${href('pricing', lang)}?${choicesQuery(job, {}, lang)}#estimation`)
    expect(html).not.toContain('class="slip"')
  })

  test('what makes no sense is said with the name of its question, and nothing is priced', async () => {
    const [job, count, wheels] = { fr: ['travail', 'nombre', 'roues'], en: ['job', 'number', 'wheels'] }[lang]
    const flat = { fr: 'crevaison', en: 'flat-tire' }[lang]
    const other = { fr: 'job=oil-change', en: 'travail=vidange' }[lang]
    const named = {
      fr: ['Nombre de pneus', 'Diamètre des jantes', 'Travail', 'page anglaise'],
      en: ['Number of tires', 'Rim diameter', 'Job', 'French page'],
    }[lang]
    for (const [query, name] of [
      [`${job}=${flat}&${count}=1000`, named[0]],
      [`${job}=${flat}&${count}=-4`, named[0]],
      [`${job}=${flat}&${wheels}=18`, named[1]],
      [`${job}=%00%F0%28`, named[2]],
      [other, named[3]],
    ]) {
      const html = await site.page(`${href('pricing', lang)}?${query}`)
      expect(wordsOf(`<p ${html.split('role="alert"')[1] ?? ''}`)).toContain(name)
      expect(html).not.toContain('class="slip"')
      expect(html).toMatch(/id="estimation"/)
    }
  })

  test('the contact form shows the estimate that it carries, and none that makes no sense', async () => {
    const suv = pricedNow('rustproofing', { vehicle: 'suv' })
    const query = choicesQuery(packageOf(suv.job), suv.answers, lang)
    const html = await site.page(`${href('contact', lang)}?${query}`)
    expect(html).toContain('name="estimate" value=')
    expect(wordsOf(html)).toContain(writtenAmount(suv.lowest.before, lang))
    const plain = await site.page(`${href('contact', lang)}?travail=x`)
    expect(plain).not.toContain('id="request-estimate"')
  })
})
