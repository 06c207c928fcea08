import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { posts } from '#app/content/blog/posts.ts'
import { bundledFacts, type Facts, facts, setFacts } from '#app/content/facts.ts'
import { hoursText, openingOn } from '#app/content/hours/opening.ts'
import { langs } from '#app/content/language.ts'
import { unanswered } from '#app/content/records/stands.ts'
import { content, contentWith } from '#app/content/snapshot.ts'
import {
  addSet,
  allAside,
  allDrafts,
  allSets,
  dropDraft,
  saveDraft,
  takeUp,
} from '#app/publishing/changes.server.ts'
import { problemsOf } from '#app/publishing/checks.ts'
import { draftKey, openDesk } from '#app/publishing/desk.server.ts'
import { type ChangeSet, type Entry, factsOf, fold, valueAt } from '#app/publishing/fold.ts'
import { bundledValue, checkedValue, isLargeChange, isPath } from '#app/publishing/items.ts'
import { needed } from '#app/publishing/kinds/prices.ts'
import { refusal } from '#app/staff/desk/drafts-edit.server.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const { log } = createLog('error', { write: () => undefined })

const oil = bundledValue('prices.oilChange') as { amount: number }
const now = oil.amount
const [dearer, dearest] = [now + 5, now + 8]
const at = (day: number) => new Date(`2026-12-0${day}T15:00:00.000Z`)

function set(id: number, day: number, entries: Entry[]): ChangeSet {
  const moment = at(day).toISOString()
  return { id, createdAt: moment, by: 'a@garage.example', effectiveAt: moment, entries, undoes: null }
}

const price = (was: unknown, now: unknown): Entry => ({ path: 'prices.oilChange', was, now })
const amount = (dollars: number) => ({ ...oil, amount: dollars })

describe('content with the changes', () => {
  test('is the files, then each change in the order of its moment', () => {
    const sets = [set(1, 5, [price(oil, amount(dearest))]), set(2, 3, [price(oil, amount(dearer))])]
    expect(factsOf(fold(sets, at(5))).prices.oilChange.amount).toBe(dearest)
  })

  test('without changes is what the files say, part by part', () => {
    expect(factsOf(fold([], at(1)))).toEqual(bundledFacts)
  })

  test('where a value is not taken any more, the one before it holds, else the files; and it says so', () => {
    const broken = { ...price(oil, { amount: -3 }) }
    const gone: Entry = { path: 'prices.flyingCarpet', was: null, now: amount(9) }
    const folded = fold([set(1, 1, [price(oil, amount(dearer))]), set(2, 2, [broken, gone])], at(3))
    expect(valueAt(folded.values, 'prices.oilChange')).toEqual(amount(dearer))
    expect(valueAt(fold([set(2, 2, [broken])], at(3)).values, 'prices.oilChange')).toEqual(oil)
    expect(folded.refused).toEqual(['prices.oilChange', 'prices.flyingCarpet'])
  })

  test('where all reviews or projects of the garage are refused, the samples do not come back', () => {
    const old = (list: string) => ({ path: `${list}.own-1f2e3d4c`, was: null, now: { stars: 5 } })
    const refused = factsOf(fold([set(1, 1, [old('reviews'), old('projects')])], at(2)))
    for (const lang of langs) {
      const { reviews, projects } = contentWith(refused)[lang]
      expect([reviews, projects]).toEqual([[], []])
      expect(contentWith(bundledFacts)[lang].reviews).not.toEqual([])
    }
  })

  test('a new line stands last in its service’s table; a withdrawn one nowhere', () => {
    const row = {
      amount: 25,
      label: { fr: 'Vidange de différentiel', en: 'Differential drain' },
      service: 'huiles',
    }
    const changed = factsOf(
      fold(
        [
          set(1, 1, [
            { path: 'rows.row1', was: null, now: row },
            { path: 'prices.gearOil', was: null, now: null },
          ]),
        ],
        at(2),
      ),
    )
    expect(changed.tables.huiles.at(-1)).toBe('row1')
    expect(changed.tables.huiles).not.toContain('gearOil')
    expect(changed.changedOn).toEqual({ 'prices/prices.ts': '2026-12-01' })
  })

  test('a closing holds from its first to its last day, with its reason in both languages', () => {
    const closing = { to: '2027-01-02', hours: null, reason: 'holidaySeason' }
    const { calendar } = factsOf(
      fold([set(1, 1, [{ path: 'closings.2026-12-28', was: null, now: closing }])], at(2)),
    )
    const on = (day: string) => openingOn(Temporal.PlainDate.from(day), calendar)
    expect(on('2026-12-29')).toMatchObject({
      hours: [],
      reason: { fr: 'Congé des Fêtes', en: 'Holiday season' },
    })
    expect(on('2027-01-02').hours).toEqual([])
    expect(on('2027-01-04').hours).toEqual(bundledFacts.calendar.week[1])
  })

  test('hours stored as one pair of times are read like those of several spans', () => {
    const spans = [
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ]
    const was = bundledValue('hours.1')
    const { calendar } = factsOf(
      fold(
        [
          set(1, 1, [
            { path: 'hours.1', was, now: ['08:00', '17:00'] },
            { path: 'hours.2', was, now: spans },
            { path: 'hours.3', was, now: null },
            {
              path: 'closings.2026-12-24',
              was: null,
              now: { to: '2026-12-24', hours: ['08:00', '12:00'], reason: 'holidaySeason' },
            },
            {
              path: 'closings.2026-12-31',
              was: null,
              now: { to: '2026-12-31', hours: spans, reason: 'storm' },
            },
          ]),
        ],
        at(2),
      ),
    )
    const on = (day: string) => hoursText(openingOn(Temporal.PlainDate.from(day), calendar).hours, 'en')
    expect(calendar.week[1]).toEqual([{ opens: '08:00', closes: '17:00' }])
    expect([on('2026-12-07'), on('2026-12-08'), on('2026-12-09')]).toEqual([
      '8\u00a0a.m. to 5\u00a0p.m.',
      '8\u00a0a.m.\u00a0to\u00a012\u00a0p.m. and 1\u00a0p.m.\u00a0to\u00a05\u00a0p.m.',
      'Closed',
    ])
    expect(on('2026-12-24')).toBe('8\u00a0a.m. to 12\u00a0p.m.')
    expect(on('2026-12-31')).toBe(on('2026-12-08'))
  })
})

describe('what a path takes', () => {
  const spans = (text: string) =>
    text.split(' ').map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) }))
  const price = 'prices.oilChange'
  const review = {
    who: 'Marie T.',
    rating: 5,
    service: 'freins',
    date: '2026-09-02',
    consent: '2026-09-03',
  }
  test.each([
    [price, { amount: 45.5 }, true],
    [price, { amount: 'quote' }, true],
    [price, null, true],
    // As it was stored when units were only those of the list, and one of the garage's own.
    [price, { amount: 10, from: true, unit: 'litre', details: { fr: 'Selon', en: 'Depends' } }, true],
    [price, { amount: 10, unit: { fr: 'jour', en: 'day' } }, true],
    [price, { amount: 10, unit: 'jour' }, false],
    [price, { amount: 10, unit: { fr: 'jour', en: '' } }, false],
    [price, { amount: 10, unit: { fr: '{phone}', en: 'day' } }, false],
    [price, { amount: 10, unit: { fr: 'tranche de 9 dollars', en: 'day' } }, false],
    [price, { amount: 'free', unit: { fr: 'jour', en: 'day' } }, false],
    [price, { amount: 0 }, false],
    [price, { amount: 45.555 }, false],
    [price, { amount: 'free', from: true }, false],
    [price, { amount: 45, details: { fr: 'Filtre compris', en: '' } }, false],
    [price, { amount: 45, details: { fr: 'Filtre à 9 dollars', en: 'Filter' } }, false],
    [price, { amount: 45, details: { fr: 'Filtre à 9 ＄', en: 'Filter' } }, false],
    [price, { amount: 45, secret: 1 }, false],
    // As it was stored when a review was in both languages, and in the customer's alone.
    ['reviews.own-1f2e3d4c', { ...review, text: { fr: 'Bien fait.', en: 'Well done.' } }, true],
    ['reviews.own-1f2e3d4c', { ...review, text: { en: 'Well done.' } }, true],
    ['reviews.own-1f2e3d4c', { ...review, text: {} }, false],
    ['hours.6', ['10:00', '14:00'], true],
    ['hours.6', ['14:00', '10:00'], false],
    ['hours.6', null, true],
    ['hours.6', spans('08:00-12:00 13:00-17:00'), true],
    ['hours.6', spans('08:00-09:00 10:00-11:00 12:00-13:00 14:00-15:00'), true],
    ['hours.6', spans('05:00-06:00 08:00-09:00 10:00-11:00 12:00-13:00 14:00-15:00'), false],
    // One span has one stored form, the pair.
    ['hours.6', spans('08:00-12:00'), false],
    ['hours.6', [], false],
    ['hours.6', spans('13:00-17:00 08:00-12:00'), false],
    ['hours.6', spans('08:00-13:00 12:00-17:00'), false],
    ['hours.6', spans('08:00-12:00 12:00-17:00'), false],
    ['hours.6', spans('08:00-12:00 13:00-24:00'), false],
    ['hours.8', null, false],
    ['closings.2026-12-24', { to: '2026-12-26', hours: null, reason: 'vacation' }, true],
    ['closings.2026-12-24', { to: '2026-12-26', hours: null, reason: 'beer' }, false],
    ['closings.2026-13-45', null, false],
    ['rows.row12', { amount: 5, label: { fr: 'a', en: 'b' }, service: 'pneus' }, true],
    ['__proto__.x', null, false],
    ['business.phone', '+15145550123', true],
    ['business.phone', '514 555-0123', false],
    ['business.name', 'Chez Marc', true],
    ['business.name', 'Chez {phone}', false],
    ['business.owner', 'Marc', false],
    [
      'business.address',
      { street: '12 rue des Érables', city: 'Laval', region: 'QC', postalCode: 'H7A 1B2', country: 'CA' },
      true,
    ],
    [
      'business.address',
      { street: '12 rue des Érables', city: 'Laval', region: 'QC', postalCode: '12345', country: 'CA' },
      false,
    ],
    ['business.coordinates', { latitude: 45.61, longitude: -73.79 }, true],
    ['business.coordinates', { latitude: -73.79, longitude: 45.61 }, false],
    ['business.payments', ['cash', 'visa'], true],
    ['business.payments', ['cash', 'cash'], false],
    ['business.payments', [], false],
    ['business.privacyOfficer', { fr: 'Marie Tremblay, gérante', en: '' }, false],
    ['business.bookingUrl', '', true],
    ['business.bookingUrl', 'javascript:alert(1)', false],
    ['business.bookingUrl', 'https://agenda.example/garage', true],
    ['warranties.repairs', { months: 12 }, true],
    ['warranties.repairs', { months: 2 }, false],
    ['warranties.repairs', { months: 12, km: 20_000 }, false],
    ['warranties.brakes', { months: 24, km: 40_000 }, true],
    ['warranties.brakes', { months: 24, km: 4_000 }, false],
    ['warranties.generalWork', { months: 24 }, false],
    ['claims.lifts', { value: 3, confirmed: '2026-11-24' }, true],
    ['claims.inspectionPoints', { value: 48, confirmed: null }, false],
    ['rating.reviews', { value: 4.8, count: 130, readOn: '2026-11-20', confirmed: null }, true],
  ])('%s: %j', (path, value, taken) => {
    expect(isPath(path) && checkedValue(path, value) !== undefined).toBe(taken)
  })
})

describe('the words of a price', () => {
  test('have no markup, in its name and its details, of a new row too', () => {
    const words = { fr: 'Vidange <b>complète</b>', en: 'Full oil change' }
    const row = { amount: 25, label: { fr: 'Vidange', en: 'Oil change' }, service: 'huiles' }
    expect(checkedValue('prices.oilChange', { ...oil, details: words })).toBeUndefined()
    expect(checkedValue('prices.oilChange', { ...oil, label: words })).toBeUndefined()
    expect(checkedValue('rows.row1', { ...row, label: words })).toBeUndefined()
    expect(checkedValue('rows.row1', { ...row, details: { fr: '</script>', en: 'x' } })).toBeUndefined()
    expect(checkedValue('rows.row1', { ...row, details: { fr: 'moins de 5 < 6', en: 'x' } })).toBeDefined()
  })
})

describe('every fact', () => {
  test('of the files is one that its path takes', () => {
    const contact = ['phone', 'email', 'bookingUrl', 'messagingNumber', 'reviewsUrl', 'social']
    const paths = [
      ...Object.keys(bundledFacts.prices).map((key) => `prices.${key}`),
      ...[1, 2, 3, 4, 5, 6, 7].map((day) => `hours.${day}`),
      ...contact.map((key) => `business.${key}`),
      ...['repairs', 'brakes', 'wearParts', 'majorComponents'].map((key) => `warranties.${key}`),
      ...['yearsOfExperience', 'lifts', 'workshopArea', 'serviceRadiusKm'].map((key) => `claims.${key}`),
      'rating.reviews',
    ]
    for (const path of paths) expect(checkedValue(path, bundledValue(path)), path).toEqual(bundledValue(path))
  })

  test('is said wherever texts name it: a phone, a warranty, a claim', () => {
    const entries: Entry[] = [
      { path: 'business.phone', was: null, now: '+14385550199' },
      { path: 'warranties.brakes', was: null, now: { months: 18, km: 30_000 } },
      { path: 'claims.lifts', was: null, now: { value: 3, confirmed: '2026-12-01' } },
    ]
    const changed = factsOf(fold([set(1, 1, entries)], at(2)))
    const [fr, en] = langs.map((lang) => JSON.stringify(contentWith(changed)[lang]))
    expect(fr).toContain('438\u00a0555-0199')
    expect(fr).toContain('18\u00a0mois ou 30\u00a0000\u00a0km')
    expect(en).toContain('18\u00a0months or 30,000\u00a0km')
    expect(fr).not.toContain('555-0147')
    expect(fr).not.toContain('3\u00a0ans ou 60')
    setFacts(changed)
    const waiting = () => unanswered().map(({ id }) => id)
    expect(waiting()).not.toContain('business.phone')
    expect(waiting()).not.toContain('claims.lifts')
    setFacts(bundledFacts)
    expect(waiting()).toEqual(expect.arrayContaining(['business.phone', 'claims.lifts']))
  })
})

describe('what cannot be published', () => {
  const kinds = (entries: Entry[]) => {
    const folded = fold([set(1, 1, entries)], at(2))
    return problemsOf(factsOf(folded), folded.values, entries).map(({ kind }) => kind)
  }

  test('the files keep every rule', () => {
    expect(problemsOf(bundledFacts, new Map(), [])).toEqual([])
  })

  test('a price that a text names is not withdrawn, and keeps an amount', () => {
    expect(kinds([price(oil, null)])).toEqual(['named-in-text', 'named-in-package'])
    expect(kinds([price(oil, { amount: 'quote' })])).toEqual(['sum-in-text'])
    expect(kinds([price(oil, amount(dearer))])).toEqual([])
  })

  test('a price that texts name is refused with their names and links, not with an error of the program', () => {
    const entry = { path: 'prices.valve', was: bundledValue('prices.valve'), now: null, key: 'valve' }
    const folded = fold([set(1, 1, [entry])], at(2))
    const { error, links } = refusal({ status: 'problem', problems: needed(factsOf(folded), entry) }, 'fr')
    expect(error).toMatch(/^Des textes du site nomment «\sValve\s»/)
    expect(links).toEqual(
      expect.arrayContaining([
        { href: '/admin/desk/words/pneus', what: expect.stringMatching(/^Pneus, /) },
        { href: '/admin/opening?shown#prices.valve', what: expect.any(String) },
      ]),
    )
  })

  test('the garage is open on some day; closings neither meet nor end before they begin', () => {
    const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      path: `hours.${day}`,
      was: bundledValue(`hours.${day}`),
      now: null,
    }))
    expect(kinds(week)).toEqual(['always-closed'])
    const closing = (from: string, to: string): Entry => ({
      path: `closings.${from}`,
      was: null,
      now: { to, hours: null, reason: 'vacation' },
    })
    expect(kinds([closing('2026-12-24', '2026-12-20')])).toEqual(['closing-order'])
    expect(kinds([closing('2026-12-24', '2026-12-28'), closing('2026-12-28', '2026-12-30')])).toEqual([
      'closing-overlap',
    ])
    expect(kinds([closing('2026-12-24', '2028-12-30')])).toEqual(['closing-long'])
  })

  test('a price that changes by more than 30 % is asked about once more', () => {
    expect(isLargeChange(price(oil, amount(now * 10)))).toBe(true)
    expect(isLargeChange(price(oil, amount(now / 10)))).toBe(true)
    expect(isLargeChange(price(oil, { amount: 'free' }))).toBe(true)
    expect(isLargeChange(price(amount(100), amount(135)))).toBe(true)
    expect(isLargeChange(price(amount(100), amount(65)))).toBe(true)
    expect(isLargeChange(price(amount(100), amount(130)))).toBe(false)
  })
})

describe.each(engines)('the desk on $name', (engine) => {
  let opened: OpenedDatabase
  const desks: Awaited<ReturnType<typeof openDesk>>[] = []
  beforeAll(async () => {
    opened = await engine.open()
  })
  afterEach(async () => {
    for (const desk of desks.splice(0)) await desk.stop()
    await opened.database.db.deleteFrom('content_changes').where('undoes', 'is not', null).execute()
    await opened.database.db.deleteFrom('content_changes').execute()
    await opened.database.db.deleteFrom('content_drafts').execute()
    await opened.database.db.deleteFrom('content_aside').execute()
    setFacts(bundledFacts)
  })
  afterAll(() => opened.close())

  async function open(now?: () => Date) {
    const desk = await openDesk({ database: opened.database, log, ...(now && { now }) })
    desks.push(desk)
    return desk
  }
  const db = () => opened.database.db
  const draft = (entry: Entry, seen = '') => saveDraft(db(), { ...entry, by: 'a@garage.example' }, seen)
  const seen = async () => new Set((await allDrafts(db())).map(draftKey))
  const by = 'a@garage.example'
  const sure = new Set<string>()

  test('a draft does not replace one that a colleague saved meanwhile', async () => {
    const entry = price(oil, amount(dearer))
    await draft(entry)
    const [first] = await allDrafts(db())
    const theirs = { ...entry, now: amount(dearer + 1), by: 'b@garage.example' }
    expect(await saveDraft(db(), theirs, first?.savedAt ?? '')).toBe('done')
    expect(await draft({ ...entry, now: amount(dearer + 2) }, first?.savedAt)).toBe('conflict')
    expect(await draft({ ...entry, now: amount(dearer + 2) })).toBe('conflict')
    expect(await allDrafts(db())).toMatchObject([{ by: 'b@garage.example', now: theirs.now }])
  })

  test('a published draft is said at once, in both languages, and its draft is gone', async () => {
    const desk = await open()
    await draft(price(oil, amount(dearer)))
    expect(content('fr').prices.oilChange.amount).toBe(`${now}\u00a0$`)
    expect((await desk.publish({ by, role: 'admin', seen: await seen(), sure })).status).toBe('published')
    expect([content('fr').prices.oilChange.amount, content('en').prices.oilChange.amount]).toEqual([
      `${dearer}\u00a0$`,
      `$${dearer}`,
    ])
    expect(await allDrafts(db())).toEqual([])
    expect((await open()).factsNow().prices.oilChange.amount).toBe(dearer)
  })

  test('what someone else published meanwhile is a conflict with both values; nothing is lost', async () => {
    const desk = await open()
    await draft(price(oil, amount(dearer)))
    await desk.publish({ by, role: 'admin', seen: await seen(), sure })
    await draft(price(oil, amount(dearest)))
    const outcome = await desk.publish({ by, role: 'admin', seen: await seen(), sure })
    expect(outcome).toMatchObject({
      status: 'conflict',
      conflicts: [{ now: amount(dearest), theirs: amount(dearer) }],
    })
    expect(await allDrafts(db())).toHaveLength(1)
    expect(content('fr').prices.oilChange.amount).toBe(`${dearer}\u00a0$`)
  })

  test('two desks that publish at one moment: both changes, or a conflict, never one over the other', async () => {
    const [one, other] = [await open(), await open()]
    await draft(price(oil, amount(dearer)))
    const mine = await seen()
    const saturday = { path: 'hours.6', was: bundledValue('hours.6'), now: null }
    await draft(saturday)
    const both = await seen()
    const theirs = new Set([...both].filter((key) => !mine.has(key)))
    const outcomes = await Promise.all([
      one.publish({ by, role: 'admin' as const, seen: mine, sure }),
      other.publish({ by, role: 'admin' as const, seen: theirs, sure }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['published', 'published'])
    const { prices, calendar } = (await open()).factsNow()
    expect([prices.oilChange.amount, calendar.week[6]]).toEqual([dearer, []])
  })

  test('what one process published, another that catches up says and lists at once', async () => {
    const [one, other] = [await open(), await open()]
    await draft(price(oil, amount(dearer)))
    await one.publish({ by, role: 'admin' as const, seen: await seen(), sure })
    expect(other.sets()).toEqual([])
    await other.catchUp()
    expect(other.factsNow().prices.oilChange.amount).toBe(dearer)
    expect(other.sets()).toEqual(one.sets())
  })

  test('a page that fails refuses the publication and changes nothing', async () => {
    const desk = await open()
    desk.attach({
      publish: async () => {},
      publishAs: () => Promise.reject(new Error('/prix rendered with status 500')),
    })
    await draft(price(oil, amount(dearer)))
    const outcome = await desk.publish({ by, role: 'admin', seen: await seen(), sure })
    expect(outcome).toEqual({ status: 'failed', why: '/prix rendered with status 500' })
    expect(await allSets(db())).toEqual([])
    expect(await allDrafts(db())).toHaveLength(1)
    expect(facts().prices.oilChange.amount).toBe(now)
  })

  test('a draft that the site takes no more is named, and nothing is published', async () => {
    const desk = await open()
    await draft({ path: 'hours.1', was: bundledValue('hours.1'), now: ['18:00', '09:00'] })
    expect(await desk.publish({ by, role: 'admin', seen: await seen(), sure })).toEqual({
      status: 'problem',
      problems: [{ kind: 'not-taken', about: 'hours.1' }],
    })
    expect([await allSets(db()), (await allDrafts(db())).length]).toEqual([[], 1])
  })

  test('what was published before a rule about words was there stays public; said again, it is refused', async () => {
    const path = 'texts.freins.about.0'
    const article = 'articles.signes-changement-freins'
    const said = { fr: 'Avec douze mois de garantie.', en: 'With a twelve-month warranty.' }
    const withSum = { ...amount(45), details: { fr: 'Filtre à neuf dollars', en: 'A nine-dollar filter' } }
    const bundled = bundledValue(article) as WrittenArticle
    const written = { ...bundled, fr: { ...bundled.fr, markdown: 'Pour quarante dollars.\n' } }
    const moment = new Date().toISOString()
    const entries = [
      { path, was: bundledValue(path), now: said },
      price(oil, withSum),
      { path: article, was: bundled, now: written },
    ]
    await addSet(
      opened.database,
      { createdAt: moment, effectiveAt: moment, by, entries, undoes: null },
      { after: 0 },
    )
    const desk = await open()
    expect(content('fr').services.freins.about[0]).toBe(said.fr)
    expect(content('fr').prices.oilChange.amount).toBe('45\u00a0$')
    expect(facts().articles['signes-changement-freins']).toMatchObject(written)
    expect(desk.refused()).toEqual([])
    const longer = { fr: `${said.fr} Toujours.`, en: `${said.en} Always.` }
    await draft({ path, was: said, now: longer })
    expect(await desk.publish({ by, role: 'admin', seen: await seen(), sure })).toEqual({
      status: 'problem',
      problems: [{ kind: 'not-taken', about: path }],
    })
    expect(content('fr').services.freins.about[0]).toBe(said.fr)
  })

  test('what no page can show any more leaves the file to speak, and the desk names it until it is said anew', async () => {
    const path = 'texts.freins.about.0'
    const bundled = bundledValue(path)
    const moment = new Date().toISOString()
    const gone = { fr: 'Pour {amount:dragon}.', en: 'For {amount:dragon}.' }
    const entries = [{ path, was: bundled, now: gone }]
    await addSet(
      opened.database,
      { createdAt: moment, effectiveAt: moment, by, entries, undoes: null },
      { after: 0 },
    )
    const desk = await open()
    expect([content('fr').services.freins.about[0], desk.refused()]).toEqual([
      contentWith(bundledFacts).fr.services.freins.about[0],
      [path],
    ])
    await draft({ path, was: bundled, now: { fr: 'On mesure.', en: 'We measure.' } })
    expect(await desk.publish({ by, role: 'admin', seen: await seen(), sure })).toMatchObject({
      status: 'published',
    })
    expect([content('fr').services.freins.about[0], desk.refused()]).toEqual(['On mesure.', []])
  })

  test('a large change is asked about first', async () => {
    const desk = await open()
    await draft(price(oil, amount(now * 10)))
    expect(await desk.publish({ by, role: 'admin', seen: await seen(), sure })).toMatchObject({
      status: 'unsure',
    })
    const confirmed = await desk.publish({
      by,
      role: 'admin',
      seen: await seen(),
      sure: new Set(['prices.oilChange']),
    })
    expect(confirmed.status).toBe('published')
  })

  test('an article dated later is hidden until that day in Montreal, and keeps that date', async () => {
    const path = 'articles.own-0a1b2c3d'
    const words = { title: 'Balais', excerpt: 'Lesquels prendre', tags: 'hiver', markdown: 'Des neufs.\n' }
    const slugs = { fr: 'balais', en: 'blades' }
    const article = { category: 'tips', published: true, slugs, fr: words, en: words, from: '2026-12-03' }
    let moment = at(1)
    const desk = await open(() => moment)
    await draft({ path, was: null, now: article })
    expect(posts('fr', desk.factsWith(await allDrafts(db()))).map(({ slug }) => slug)).toContain('balais')
    expect((await desk.publish({ by, role: 'admin', seen: await seen(), sure })).status).toBe('published')
    const shown = (facts: Facts) => posts('fr', facts).find(({ slug }) => slug === 'balais')?.date
    expect([shown(desk.factsNow()), shown(desk.factsWith([]))]).toEqual([undefined, '2026-12-03'])
    const hidden = desk.factsNow()
    moment = new Date('2026-12-03T04:59:00Z')
    expect(desk.factsNow()).toBe(hidden)
    moment = new Date('2026-12-03T05:00:00Z')
    expect(shown(desk.factsNow())).toBe('2026-12-03')
    expect(shown((await open(() => at(4))).factsNow())).toBe('2026-12-03')
  })

  test('a publication is undone; what it said is set aside, and the next publication does not say it again', async () => {
    const desk = await open(() => at(1))
    await draft(price(oil, amount(dearer)))
    const published = await desk.publish({ by, role: 'admin', seen: await seen(), sure })
    const id = published.status === 'published' ? published.set.id : 0
    expect((await desk.undo(id, { by, role: 'admin' })).status).toBe('published')
    expect(desk.factsNow().prices.oilChange.amount).toBe(now)
    expect(await allDrafts(db())).toEqual([])
    const [aside] = await allAside(db())
    if (!aside) throw new Error('nothing is set aside')
    expect(aside).toMatchObject({ path: 'prices.oilChange', now: amount(dearer) })
    await draft({ path: 'hours.6', was: bundledValue('hours.6'), now: null })
    await desk.publish({ by, role: 'admin', seen: await seen(), sure })
    expect([facts().prices.oilChange.amount, facts().calendar.week[6]]).toEqual([now, []])
    await draft(price(oil, amount(dearest)))
    expect(await takeUp(db(), aside)).toBe('conflict')
    expect(await allAside(db())).toEqual([aside])
    const [other] = await allDrafts(db())
    await dropDraft(db(), 'prices.oilChange', other?.savedAt ?? '')
    expect(await takeUp(db(), aside)).toBe('done')
    expect([(await allDrafts(db())).map(({ now: value }) => value), await allAside(db())]).toEqual([
      [amount(dearer)],
      [],
    ])
  })

  test('what was undone twice is set aside twice', async () => {
    let minute = 1
    const desk = await open(() => at(minute))
    for (const value of [dearer, dearest]) {
      await draft(price(oil, amount(value)))
      const published = await desk.publish({ by, role: 'admin', seen: await seen(), sure })
      minute += 1
      await desk.undo(published.status === 'published' ? published.set.id : 0, { by, role: 'admin' })
    }
    expect((await allAside(db())).map((aside) => aside.now)).toEqual([amount(dearer), amount(dearest)])
  })

  test('a publication stands after one of a machine whose clock is ahead', async () => {
    const ahead = await open(() => at(5))
    await draft(price(oil, amount(dearer)))
    await ahead.publish({ by, role: 'admin', seen: await seen(), sure })
    const desk = await open(() => at(1))
    await draft(price(amount(dearer), amount(dearest)))
    await desk.publish({ by, role: 'admin', seen: await seen(), sure })
    expect(desk.factsNow().prices.oilChange.amount).toBe(dearest)
    expect((await open(() => at(1))).factsNow().prices.oilChange.amount).toBe(dearest)
  })

  test('two people in one field: the second is told, and nothing is overwritten', async () => {
    await draft(price(oil, amount(dearer)))
    expect(await draft(price(oil, amount(dearest)))).toBe('conflict')
    const [{ savedAt } = { savedAt: '' }] = await allDrafts(db())
    expect(await draft(price(oil, amount(dearest)), savedAt)).toBe('done')
    expect(await draft(price(oil, amount(now)), savedAt)).toBe('conflict')
    expect(await allDrafts(db())).toMatchObject([{ now: amount(dearest) }])
  })

  test('what was saved after the person looked is not published with the rest', async () => {
    const desk = await open()
    await draft(price(oil, amount(dearer)))
    const mine = await seen()
    await draft({ path: 'hours.6', was: bundledValue('hours.6'), now: null })
    await desk.publish({ by, role: 'admin', seen: mine, sure })
    expect((await allDrafts(db())).map(({ path }) => path)).toEqual(['hours.6'])
  })
})

test('a link leads to another site, and says to which', () => {
  const taken = (url: string) => checkedValue('business.reviewsUrl', url) !== undefined
  expect(['', 'https://reviews.example', 'https://reviews.example/a?b=c@d'].map(taken)).toEqual([
    true,
    true,
    true,
  ])
  expect(['https:zq9', 'https://user:pw@reviews.example', 'http://reviews.example'].map(taken)).toEqual([
    false,
    false,
    false,
  ])
})
