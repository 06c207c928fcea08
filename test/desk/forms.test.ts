import { describe, expect, test } from 'vitest'
import { bundledValue } from '#app/publishing/items.ts'
import { businessParts } from '#app/publishing/kinds/business.ts'
import { inThisOrder, readingOf } from '../pages/rendered.ts'
import { atDesk } from './at-desk.ts'
import { ownReview } from './own-entries.ts'

const at = atDesk()

describe('A form that cannot be taken', () => {
  const long = 'x'.repeat(10_000)
  const closing = { intent: 'closing', from: '2036-12-24', reason: 'vacation' }
  const week = { intent: 'week', 'opens.6': '08:00', 'closes.6': '17:00' }
  const pause = { ...week, 'breakFrom.6': '12:00', 'breakTo.6': '11:00' }
  const order = 'Empty: one day only The last day does not come before the first.'
  const own = { 'label.fr': 'Vidange', 'label.en': 'Oil change', kind: 'exact' }
  const words = { section: 'freins.about', 'fr.freins.about.0': '40 $', 'en.freins.about.0': '$40' }
  const REVIEW = 'lists/reviews/new'

  test.each<[page: string, typed: Record<string, string>, said: string, status?: number]>([
    ...['abc', '1 000 000', ''].map((amount): [string, Record<string, string>, string] => [
      'prices/oilChange',
      { ...own, amount },
      `!amount: ${amount} … In dollars: 45 or 10.50 Write an amount between $0.01 and $100,000 … ▸ Change`,
    ]),
    ['prices/oilChange', { ...own, amount: '45', 'label.en': '' }, '▾ Change … !label.fr: Vidange Write the'],
    ['prices/new', { ...own, amount: '5', 'details.fr': 'x' }, '!details.fr: x Write the … details.en: Opt'],
    ['prices/oilChange', { withdrawn: 'yes' }, '[/admin/desk/words/huiles] Oil … ☑ yes Withdraw', 409],
    ['hours', { ...week, 'closes.6': '07:00' }, '!closes.6: 07:00 … Write a closing time after'],
    ['hours', pause, '▾ Lunch break breakFrom.6: 12:00 – !breakTo.6: 11:00 Write when the break ends'],
    ['hours', { ...closing, to: '2036-12-20' }, order],
    ['hours', { ...closing, to: 'soon' }, order],
    ['hours', { ...closing, from: '2036-13-45' }, 'from: 2036-13-45 Choose the first day.'],
    ['hours', { ...closing, opens: '23:00' }, '!closes: ▸ Lunch … Write a closing time after'],
    ['hours', { ...closing, to: '2036-12-27', opens: '10:00' }, '!closes: ▸ Lunch … Write a closing'],
    ['hours', { ...closing, breakFrom: '12:00' }, '!breakTo: Write when the break ends'],
    ['hours', { ...closing, to: '2036-12-24', reason: 'beer' }, 'to: 2036-12-24'],
    ['facts/business.phone', { value: '514 CALL-NOW' }, 'of ten digits … !value: 514 CALL-NOW ()'],
    ['facts/business.messagingNumber', { value: '514 555 01234' }, 'Write a number of ten digits'],
    ['facts/business.email', { value: `${long}@garage.example` }, 'Write a complete email address'],
    ['facts/warranties.repairs', { months: '1' }, 'never goes below the legal minimum … !months: 1 Never'],
    ['facts/rating.reviews', { value: 'abc', count: '4' }, '“abc” is … !count: 4 Read … !readOn: A'],
    [REVIEW, { ...ownReview, 'text.en': long }, 'in 600 characters at most'],
    [REVIEW, { ...ownReview, date: '2999-01-01' }, '!date: 2999-01-01 Choose a day, today … consent: 2026'],
    [REVIEW, { ...ownReview, consent: '' }, 'Without the day they agreed, a review does not'],
    [REVIEW, { ...ownReview, 'text.en': '{phone}' }, '!text.en: {phone} Write these words in one'],
    [REVIEW, { ...ownReview, rating: '9' }, '!rating: Choose a rating from 1 to 5. Service service: Brakes'],
    [
      'words/freins',
      words,
      '▾ About … !fr.freins.about.0: 40 $ “40 $” would … figure, insert Engine oil change',
    ],
    ['order/huiles', { move: 'down oilChange', was: '1' }, 'Someone just changed this order.', 409],
    ['articles/new', { 'fr.markdown': '207 $', from: 'x' }, 'To mend: [#fr.title] Title (fr) … !from: x'],
    ['articles/new', { 'fr.slug': 'vidange-huile-reguliere' }, '▾ Address of the page … !fr.slug'],
  ])(
    'says so beside its field, holds what was typed, and changes nothing: %s (%#)',
    async (page, typed, said, status = 400) => {
      await at.refused(page, typed, status, said)
      expect(await at.drafts()).toEqual({})
    },
  )

  const paths = [
    ...Object.keys(businessParts).map((part) => `business.${part}`),
    ...['warranties.brakes', 'claims.lifts', 'rating.reviews', 'hours.1', 'order.freins', 'prices.oilChange'],
    ...['texts.home.hero.title', 'articles.own-1f2e3d4c', 'pictures.garage', 'nowhere.at.all'],
  ]

  test('of another fact than its own saves nothing', async () => {
    for (const path of paths) {
      const form = { intent: 'remove', path, was: JSON.stringify(bundledValue(path)), draft: '' }
      expect((await at.owner.post('/admin/desk/hours', form)).status, path).toBe(400)
    }
    expect(await at.drafts()).toEqual({})
  })

  test('and a draft that no page can show leave the desk and the previews as they were', async () => {
    for (const path of paths) await at.put(path, bundledValue(path) ?? 1, { not: 'shown' })
    for (const address of ['/admin/preview', '/admin/preview/contact', '/admin/preview/prix'])
      expect((await at.owner.get(address)).status, address).toBe(200)
  })
})

test('What is ticked is published and leaves the rest unticked; what is undone waits without a tick', async () => {
  await at.saved('facts/business.phone', { value: '438 555-0199' })
  for (const [key, amount] of [
    ['oilChange', '46'],
    ['diagnostic', '900'],
  ] as const)
    await at.savePrice(key, { amount })
  const key = async (path: string) => `${(await at.drafts())[path]?.key}`
  const dear = await key('prices.diagnostic')
  for (const [drafts, said] of [
    [[], 'tick at least one change. ## To publish … ☐ business.phone … ☐ prices.oilChange'],
    [
      [dear],
      'to be confirmed. [#prices.diagnostic] Diagnostic ## … ☐ business.phone … ☑ prices.diagnostic … !☐ prices.diagnostic',
    ],
  ] as const) {
    const refused = await at.press('publish', { drafts: [...drafts] })
    expect(refused.status).toBe(409)
    expect(readingOf(await refused.text())).toMatch(inThisOrder(said))
  }
  expect(at.sets()).toEqual([])
  await at.says(await at.press(`drop ${dear}`), 'dropped')
  expect((await at.press(`drop ${dear}`)).status).toBe(409)
  const oil = await key('prices.oilChange')
  const published = await at.press('publish', { drafts: [oil] })
  const to = published.headers.get('location')?.replace('/admin/desk/', '') ?? ''
  await at.reads({
    [to]: ['It is published. Pages concerned: [/en/pricing#huiles] Engine oil … ☐ business.phone Phone'],
  })
  await at.shows('/prix', '46\u00a0$')
  await at.hides('/', '438\u00a0555-0199')
  await at.undo()
  await at.reads({
    drafts: [
      'To publish (2) … ☑ business.phone … ☐ prices.oilChange … undone by owner@garage.example [/admin',
    ],
  })
  await at.publish()
  expect(Object.keys(await at.drafts())).toEqual(['prices.oilChange'])
  await at.says(await at.press('publish', { drafts: [await key('prices.oilChange')] }), 'published')
  await at.shows('/prix', '46\u00a0$')
})
