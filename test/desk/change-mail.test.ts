import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import type { Text } from '#app/content/language.ts'
import { addSet, allSets } from '#app/publishing/changes.server.ts'
import type { Entry } from '#app/publishing/fold.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { mailChanges } from '#app/staff/desk/change-mail.server.tsx'
import { connect } from '#database/connect.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const env = { siteUrl: 'https://garage.example', notifyTo: 'owner@garage.example' }
const oil = bundledValue('prices.oilChange') as object
const price = (was: number, now: number): Entry => ({
  path: 'prices.oilChange',
  was: { ...oil, amount: was },
  now: { ...oil, amount: now },
})
/** A moment in Montreal, in November. */
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour + 5))

describe.each(engines)('The mail of changes on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  async function publish(when: Date, entries: Entry[], undoes: number | null = null) {
    const after = (await allSets(opened.database.db)).at(-1)?.id ?? 0
    const moment = when.toISOString()
    const set = { createdAt: moment, effectiveAt: moment, by: 'marie@garage.example', entries, undoes }
    return addSet(opened.database, set, { after })
  }

  const mails = () => opened.database.db.selectFrom('jobs').selectAll().orderBy('created_at').execute()
  const mail = (when: Date) => mailChanges(opened.database.db, env, when)

  test('says the next morning who changed what, from what to what, with a link to undo it', async () => {
    await publish(at(10, 14), [price(40, 45), { path: 'hours.6', was: bundledValue('hours.6'), now: null }])
    expect(await mail(at(10, 20))).toBe(false)
    expect(await mail(at(11, 5))).toBe(false)
    expect(await mail(at(11, 6))).toBe(true)
    const [sent] = await mails()
    expect(sent).toMatchObject({
      mail: 'site.changes',
      to_address: 'owner@garage.example',
      lang: 'fr',
      subject: 'Votre site : 2 changements le 10 novembre 2026',
    })
    for (const text of [sent?.html, sent?.text]) {
      expect(text).toMatch(/par marie@garage.example, 10 nov/)
      expect(text).toContain('40\u00a0$ → 45\u00a0$')
      expect(text).toMatch(/→ Fermé/i)
      expect(text).toContain('https://garage.example/admin/desk/drafts#set-1')
    }
  })

  test('says a text in the words of each language that changed, and of an article what is around them', async () => {
    const place = 'texts.freins.about.0'
    const before = bundledValue(place) as Text
    const path = 'articles.signes-changement-freins'
    const bundled = bundledValue(path) as WrittenArticle
    const markdown = `${bundled.fr.markdown}\nPassez nous voir.\n`
    await publish(at(10, 14), [
      { path: place, was: before, now: { ...before, en: 'We measure.' } },
      { path, was: bundled, now: { ...bundled, fr: { ...bundled.fr, markdown } } },
    ])
    await mail(at(11, 6))
    const [sent] = await mails()
    expect(sent?.text).toContain(`En anglais : ${before.en} → We measure.`)
    expect(sent?.text).not.toContain(before.fr)
    expect(sent?.text).toMatch(/En français : .*→ .*Passez nous voir\./s)
    expect(sent?.text.length).toBeLessThan(2_000)
    expect(sent?.html).toContain(`<br/>En anglais : ${before.en} → We measure.</p>`)
  })

  test('of a change that leaves the words of its value says the value alone, or the language that changed', async () => {
    const vacation = { to: '2036-12-26', hours: null, reason: 'vacation' }
    const rating = bundledValue('rating.reviews') as object
    const district = bundledValue('business.district') as Text
    const label = { fr: 'Vidange express', en: 'Express change' }
    await publish(at(10, 14), [
      { path: 'closings.2036-12-24', was: vacation, now: { ...vacation, to: '2036-12-28' } },
      { path: 'rating.reviews', was: rating, now: { ...rating, readOn: '2026-11-09' } },
      { path: 'business.district', was: district, now: { ...district, en: 'Villeray, north side' } },
      {
        path: 'prices.oilChange',
        was: { ...oil, details: undefined, label },
        now: { ...oil, details: undefined, label: { ...label, en: 'Quick change' } },
      },
    ])
    await mail(at(11, 6))
    const [sent] = await mails()
    expect(sent?.text).toMatch(/28 décembre 2036 : Fermé \(Vacances\)\n/i)
    expect(sent?.text).toMatch(/Note des avis : 4,9\ssur\s5, 127\savis\n/)
    expect(sent?.text).toContain(`: ${district.en} → Villeray, north side`)
    expect(sent?.text).toContain(': Express change → Quick change')
    expect(sent?.text).not.toMatch(/\brien\b/)
  })

  test('is not written on a day without changes, and once for a day however often it is tried', async () => {
    expect(await mail(at(11, 8))).toBe(false)
    await publish(at(11, 9), [price(40, 45)])
    const other = connect(opened.url)
    const tries = await Promise.all([mail(at(12, 7)), mailChanges(other.db, env, at(12, 7)), mail(at(12, 7))])
    expect(tries.filter(Boolean)).toEqual([true])
    // As after a restart, and on the next day.
    expect([await mailChanges(other.db, env, at(12, 9)), await mail(at(13, 9))]).toEqual([false, false])
    await other.close()
    expect(await mails()).toHaveLength(1)
  })

  test('tells after an outage what was missed, and names what was undone', async () => {
    await publish(at(10, 10), [price(40, 45)])
    expect(await mail(at(11, 7))).toBe(true)
    await publish(at(11, 9), [price(45, 40)], 1)
    await publish(at(12, 9), [price(40, 50)])
    expect(await mail(at(15, 7))).toBe(true)
    const [, second] = await mails()
    expect(second?.subject).toBe('Votre site : 2 changements')
    expect(second?.text).toContain('annulé par marie@garage.example')
    expect(second?.text).toContain('#set-1')
  })
})
