import { describe, expect, test } from 'vitest'
import { allDrafts } from '#app/publishing/changes.server.ts'
import { engines } from '../engines.ts'
import { deskForEach, ownReview } from './desk-forms.ts'

const price = { kind: 'exact', 'label.fr': 'Vidange', 'label.en': 'Oil change' }
const closing = { intent: 'closing', from: '2036-12-24', reason: 'vacation' }
const long = 'x'.repeat(10_000)

/** A form of the desk, what is typed in it, and the error that its page then shows beside the field. */
const forms: [page: string, typed: Record<string, string>, error: string][] = [
  ...['abc', '1 000 000', '-5', '0', '12.345', '1e3', ''].map((amount): (typeof forms)[number] => [
    'prices/oilChange',
    { ...price, amount },
    'Write an amount between $0.01 and $100,000',
  ]),
  ['prices/oilChange', { ...price, amount: '45', 'label.fr': long }, 'in 120 characters at most'],
  [
    'hours',
    { intent: 'week', 'opens.6': '14:00', 'closes.6': '10:00' },
    'Write a closing time after the opening',
  ],
  [
    'hours',
    { intent: 'week', 'opens.6': '08:00', 'closes.6': '17:00', 'breakFrom.6': '12:00', 'breakTo.6': '11:00' },
    'Write when the break ends',
  ],
  ['hours', { ...closing, to: '2036-12-20' }, 'The last day does not come before the first.'],
  ['hours', { ...closing, to: 'soon' }, 'The last day does not come before the first.'],
  ['hours', { ...closing, from: '2036-13-45' }, 'Choose the first day.'],
  ['hours', { ...closing, opens: '23:00' }, 'Write a closing time after the opening.'],
  ['hours', { ...closing, to: '2036-12-27', opens: '10:00' }, 'Write a closing time after the opening.'],
  ['hours', { ...closing, breakFrom: '12:00' }, 'Write when the break ends'],
  ['facts/business.phone', { value: '514 CALL-NOW' }, 'Write a number of ten digits'],
  ...['514 555 01234', '44 20 7946 0123', '514 155-0123'].map((value): (typeof forms)[number] => [
    'facts/business.messagingNumber',
    { value },
    'Write a number of ten digits',
  ]),
  ['facts/business.email', { value: `${long}@garage.example` }, 'Write a complete email address'],
  ['facts/warranties.repairs', { months: '1' }, 'never goes below the legal minimum'],
  ['lists/reviews/new', { ...ownReview, 'text.en': long }, 'in 600 characters at most'],
  ['lists/reviews/new', { ...ownReview, date: '2999-01-01' }, 'Choose a day, today at the latest.'],
]

describe.each(engines)('A form that cannot be taken, on $name', ({ open }) => {
  const fixture = deskForEach(open)

  test('says so beside its field, still holds what was typed, and changes nothing', async () => {
    for (const [page, typed, error] of forms) {
      const answer = await fixture.desk.save(page, typed)
      const html = (await answer.text()).replaceAll('&#x27;', '’')
      const about = `${page} ${JSON.stringify(typed).slice(0, 90)}`
      expect(answer.status, about).toBe(400)
      expect(html, about).toContain(error)
      expect(html, about).toContain('aria-invalid="true"')
      for (const text of Object.values(typed)) expect(html, about).toContain(text)
    }
    expect(await allDrafts(fixture.site.garage.runtime.database.db)).toEqual([])
  })
})
