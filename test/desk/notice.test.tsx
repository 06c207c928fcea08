import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Facts, setFacts } from '#app/content/facts.ts'
import { nextChange } from '#app/content/hours/opening.ts'
import { langs } from '#app/content/language.ts'
import { NoticeLine } from '#app/public/layout/notice-line.tsx'
import { checkedValue } from '#app/publishing/items.ts'
import { NOTICE } from '#app/publishing/kinds/notice.ts'
import { suggestedNotices } from '#app/publishing/words/notice.ts'
import {
  moments,
  noticeLink,
  publishedNotice,
  publishNotice,
  typedFrom,
} from '#app/staff/desk/notice/notice-edit.server.ts'
import { engines } from '../engines.ts'
import { knownFacts, lunchCalendar, withKnownHours } from '../known-hours.ts'
import { deskForEach } from './desk-for-each.ts'

/** A moment in Montreal, in November. */
const at = (local: string) => new Date(`${local}-05:00`)
const TUESDAY = at('2026-11-24T10:00:00')
const text = { fr: 'Ligne en panne, textez-nous au {phone}.', en: 'Line down, text us at {phone}.' }
const until = at('2026-11-24T17:00:00').toISOString()

withKnownHours()

const shown = (now: Date) => langs.map((lang) => renderToStaticMarkup(<NoticeLine lang={lang} now={now} />))

test('a notice is shown in both languages, with the phone as a link, until its moment and not after', () => {
  setFacts({ ...knownFacts, notice: { text, until } })
  const [fr = '', en = ''] = shown(TUESDAY)
  expect(fr).toMatch(/^<aside aria-label="Avis du garage".*Ligne en panne.*<a href="tel:\+1\d{10}"/)
  expect(en).toContain('Line down')
  expect(shown(at('2026-11-24T16:59:59')).join()).toContain('Line down')
  expect(shown(at('2026-11-24T17:00:00'))).toEqual(['', ''])
})

test('pages are published anew when a notice ends, if nothing else changes before', () => {
  const ends = at('2026-11-24T11:20:00')
  setFacts({ ...knownFacts, notice: { text, until: ends.toISOString() } })
  expect(nextChange(TUESDAY)).toEqual(ends)
  expect(nextChange(ends)).toEqual(at('2026-11-24T17:00:00'))
})

describe('the moments offered', () => {
  test.each<[now: string, offered: string[], week?: Facts]>([
    ['2026-11-24T07:00', ['2026-11-24T17:00', '2026-11-25T09:00']],
    ['2026-11-24T10:00', ['2026-11-24T17:00', '2026-11-25T09:00']],
    // Once the garage is closed, over a Sunday too.
    ['2026-11-24T18:00', ['2026-11-25T09:00']],
    ['2026-11-28T22:00', ['2026-11-30T09:00']],
    ...['10:00', '12:30', '14:00'].map((time): [string, string[], Facts] => [
      `2026-11-24T${time}`,
      ['2026-11-24T17:00', '2026-11-25T08:00'],
      { ...knownFacts, calendar: lunchCalendar },
    ]),
  ])('are at %s the closing of the evening and the next opening: %j', (now, offered, week = knownFacts) => {
    setFacts(week)
    const values = moments(at(`${now}:00`), 'fr').map(({ value }) => new Date(value))
    expect(values).toEqual(offered.map((moment) => at(`${moment}:00`)))
  })

  test('are named as one says them', () => {
    expect(moments(TUESDAY, 'fr').map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
      'La fermeture, aujourd’hui à 17 h',
      'L’ouverture, demain à 9 h',
    ])
  })

  test('the form opens on the published moment, whichever it was', () => {
    const choices = moments(TUESDAY, 'fr')
    expect(typedFrom({ text, until }, choices)).toEqual({ text, until, moment: '' })
    const other = at('2026-12-02T12:30:00').toISOString()
    expect(typedFrom({ text, until: other }, choices)).toMatchObject({
      until: 'other',
      moment: '2026-12-02T12:30',
    })
  })
})

describe.each(engines)('a notice on $name', ({ open }) => {
  const here = deskForEach(open)
  const later = () => new Date(Date.now() + 3_600_000).toISOString()
  const post = (typed: Record<string, string>, was: unknown = publishedNotice(here)) => {
    const form = new FormData()
    const fields = { 'text.fr': text.fr, 'text.en': text.en, until: later(), ...typed }
    for (const [name, value] of Object.entries({ was: JSON.stringify(was), ...fields })) form.set(name, value)
    return publishNotice(here, form, { by: 'editor@garage.example', role: 'editor', lang: 'en' })
  }

  test('an editor publishes it at once and ends it with one tap', async () => {
    expect(await post({})).toBeUndefined()
    expect(here.desk.factsNow().notice).toMatchObject({ text })
    expect(shown(new Date()).join()).toContain('Line down')
    expect(noticeLink(new Date(), 'en')).toMatchObject({ says: expect.stringContaining('Line down') })
    expect(await post({ intent: 'end', 'text.fr': '', until: '' })).toBeUndefined()
    expect(here.desk.factsNow().notice).toBeNull()
    expect(noticeLink(new Date(), 'en').says).toBeUndefined()
  })

  test('it is refused with a reason beside the field, and nothing is published', async () => {
    expect(await post({ 'text.en': '' })).toMatchObject({
      status: 400,
      errors: { 'text.en': expect.any(String) },
    })
    for (const moment of ['2020-01-01T10:00:00.000Z', 'other', '', 'x'])
      expect(await post({ until: moment })).toMatchObject({ errors: { moment: 'Choose a moment to come.' } })
    expect(here.desk.sets()).toEqual([])
  })

  test('what a colleague has just published is not replaced unseen', async () => {
    await post({})
    expect(await post({ 'text.en': 'Other {phone}' }, null)).toMatchObject({ status: 409 })
    expect(here.desk.factsNow().notice).toMatchObject({ text })
  })

  test('taken back in the history it is gone, and no draft of it waits for the next publication', async () => {
    await post({})
    await here.undo(here.desk.sets()[0]?.id ?? 0, 'editor')
    expect(here.desk.factsNow().notice).toBeNull()
    expect(await here.drafts()).toEqual([])
  })
})

test.each(Object.entries(suggestedNotices(true)))(
  'the suggested notice %s can be published as it is',
  (_, { text: suggested }) => {
    expect(checkedValue(NOTICE, { text: suggested, until })).toBeDefined()
  },
)

test('a notice offers to text the garage only where it has a number for messages', () => {
  const said = (takesTexts: boolean) => JSON.stringify(suggestedNotices(takesTexts))
  expect(said(true)).toMatch(/Textez-nous.*Text us/)
  expect(said(false)).not.toMatch(/Textez|Text us/)
})
