import { beforeEach, describe, expect, test } from 'vitest'
import { grantAdmin } from '#app/accounts/roles.server.ts'
import { bundledFacts } from '#app/content/facts.ts'
import type { Text } from '#app/content/language.ts'
import { rowStands } from '#app/content/records/rows.ts'
import { stands } from '#app/content/records/stands.ts'
import { garageAddresses } from '#app/mail/garage-addresses.server.ts'
import { hiddenBy, listHistory } from '#app/staff/desk/draft-list.server.ts'
import { hiddenRecord } from '#app/staff/desk/hidden.server.ts'
import { fingerprintOf } from '#app/staff/desk/words/fingerprint.server.ts'
import { saveSection, textSections } from '#app/staff/desk/words/words-edit.server.ts'
import { saveAnswers } from '#app/staff/opening/answers.server.ts'
import { shownRecords } from '#app/staff/opening/shown-records.server.ts'
import { by, deskForEach } from '../../test/desk/desk-for-each.ts'
import { engines } from '../../test/engines.ts'
import { addPerson } from '../../test/staff/in-database.ts'
import { allDrafts } from './changes.server.ts'
import { bundledValue, pageOf } from './items.ts'
import { SITE } from './kinds/opening.ts'

/** What only an admin publishes, with another value. */
const closed: Record<string, unknown> = {
  'business.email': 'thief@evil.example',
  'business.phone': '+15145550199',
  'business.messagingNumber': '15145550199',
  'business.privacyOfficer': { fr: 'Quelqu’un d’autre', en: 'Someone else' },
  [SITE]: '2026-11-20',
}

describe.each(engines)('The desk on $name', ({ open }) => {
  const at = deskForEach(open)
  const newest = async () => (await listHistory(at.runtime, 'en'))[0]

  test('publishes no half written article, though a form made by hand names it', async () => {
    const words = { title: 'Balais', excerpt: 'Lesquels', tags: '', markdown: 'Des neufs.\n' }
    const slugs = { fr: 'balais', en: 'blades' }
    const path = 'articles.own-0a1b2c3d'
    await at.draft({ [path]: { category: 'tips', published: false, slugs, fr: words, en: words } })
    expect(await at.publish()).toEqual({ status: 'nothing' })
    await at.published({ 'hours.6': null })
    expect(at.desk.sets().map(({ entries }) => entries.map((entry) => entry.path))).toEqual([['hours.6']])
    expect(await at.drafts()).toEqual([path])
  })

  test('keeps all texts of a section that one of six people sends at one moment, or none', async () => {
    const texts = ['freins.about.0', 'freins.about.1', 'freins.about.2'].map((place) => {
      const { fr, en } = bundledValue(`texts.${place}`) as Text
      return { place, seen: fingerprintOf(fr, en) }
    })
    /** Sends some of them, each with one's own words. */
    function send(person: string, some: typeof texts) {
      const form = new FormData()
      form.set('section', 'freins.about')
      for (const { place, seen } of some) {
        form.set(`seen.${place}`, seen)
        for (const lang of ['fr', 'en']) form.set(`${lang}.${place}`, `${person}.`)
      }
      return saveSection(at.runtime, 'freins', { form, by: person })
    }
    const crowd = Array.from({ length: 6 }, (_, index) => `Person ${'abcdef'[index]}`)
    const outcomes = await Promise.all(
      crowd.map((each, index) => send(each, index % 2 ? texts.slice(2) : texts)),
    )
    const saved = crowd.filter((_, index) => !outcomes[index])
    const kept = await allDrafts(at.db())
    expect(saved).toHaveLength(1)
    expect(kept.map((draft) => draft.by)).toEqual(kept.map(() => saved[0]))
    for (const refused of outcomes.filter(Boolean))
      expect(refused?.texts['freins.about.2']).toMatchObject({ isStale: true })
  })

  test.each(['editor', 'writer'] as const)('lets no %s change where calls and messages go', async (role) => {
    await at.draft({ 'hours.6': null, ...closed })
    for (const [path, now] of Object.entries(closed)) {
      const refused = { status: 'admins', entries: [{ path, now }] }
      expect(await at.publish({ role }, [path, 'hours.6'])).toMatchObject(refused)
      expect(at.desk.sets()).toEqual([])
    }
    expect((await at.publish({ role }, ['hours.6'])).status).toBe('published')
    expect((await at.publish({}, ['business.email'])).status).toBe('published')
    const id = at.desk.sets().at(-1)?.id ?? 0
    expect((await at.undo(id, role)).status).toBe('admins')
    expect(at.desk.factsNow().business.email).toBe(closed['business.email'])
    expect((await at.undo(id)).status).toBe('published')
  })

  test('sends mails to the garage’s admins, or where the server says, whatever is published', async () => {
    const env = { notifyTo: undefined }
    const addresses = (settings: { notifyTo: string | undefined }) => garageAddresses(at.db(), settings)
    expect(await addresses(env)).toEqual([bundledFacts.business.email])
    for (const id of ['ann', 'bob', 'eve'])
      await addPerson(at.db(), { id, email: `${id}@garage.example` }, id !== 'eve')
    for (const id of ['bob', 'eve']) await grantAdmin(at.db(), `${id}@garage.example`)
    await at.published({ 'business.email': 'thief@evil.example' })
    expect(at.desk.factsNow().business.email).toBe('thief@evil.example')
    expect(await addresses(env)).toEqual(['ann@garage.example', 'bob@garage.example'])
    expect(await addresses({ notifyTo: 'info@garage.example' })).toEqual(['info@garage.example'])
  })

  test('lets nobody undo the opening of the site, by a tap or a form', async () => {
    const id = await at.published({ [SITE]: '2026-11-20', 'hours.6': null })
    expect(await newest()).toMatchObject({ id, undo: false })
    expect(await at.undo(id)).toEqual({ status: 'nothing' })
    expect(at.desk.factsNow().opening.openedOn).toBe('2026-11-20')
  })

  test('says what an undo hides: what was typed before the opening, until it is confirmed', async () => {
    const typed = await at.published({ 'prices.labour': { amount: 131, unit: 'hour' }, 'hours.6': null })
    await at.published({ [SITE]: '2026-11-20' })
    expect(rowStands('labour')).toBe(true)
    await at.undo(typed)
    const id = at.desk.sets().at(-1)?.id ?? 0
    expect(rowStands('labour')).toBe(false)
    const hidden = (set: number) => hiddenBy(at.runtime, set, 'en').map(({ href }) => href)
    const [rate, moment] = ['/admin/opening#prices.labour', '/admin/opening#hours']
    expect(hidden(id)).toEqual([rate, moment])
    expect(hidden(typed)).toHaveLength(2)
    // What was undone is no answer: the list asks about the price that is online again.
    const asked = async () => (await shownRecords(at.runtime, 'en')).groups.flatMap(({ lines }) => lines)
    expect((await asked()).find((line) => line.id === 'prices.labour')).toMatchObject({ canConfirm: true })
    await at.published({ 'opening.prices.labour': 'true' })
    expect(hidden(id)).toEqual([moment])
    // It says the price that was confirmed, also once it has changed.
    await at.published({ 'prices.labour': { amount: 140, unit: 'hour' } })
    const [, then] = await listHistory(at.runtime, 'en')
    expect(then?.sentences.map(({ what }) => what)).toContain('Labour: $131 / hour')
    // Hours and closings show only with the public holidays, an answer only with what it needs; what is not offered is no news.
    const after = await at.published({
      ...{ 'hours.1': null, 'closings.2026-12-21': { to: '2026-12-24', reason: 'vacation', hours: null } },
      ...{ 'opening.diagnosticSmallRepair': 'true', 'opening.courtesyCar': 'none' },
    })
    expect(hidden(after)).toEqual([moment, moment, '/admin/opening#diagnosticSmallRepair'])
    // Advice that is given in any case is not hidden, nor is the title of a service.
    const paths = ['business.nutsAgain', 'business.brakes', 'texts.freins.title', 'texts.freins.faq.0.answer']
    const records = paths.map((path) => hiddenRecord({ path, online: {} })?.id)
    expect(records).toEqual([undefined, 'maintenanceAdvice', undefined, 'includes.freins'])
    const [path, now] = ['texts.freins.title', { fr: 'Les freins', en: 'The brakes' }]
    const gone = await at.published({ 'business.services': ['inspection'], [path]: now })
    expect(hidden(gone)).toEqual(['/admin/opening#business.services'])
    expect(pageOf({ path, now }, 'en')).toBeUndefined()
    const [section] = await textSections(at.runtime, 'freins', { lang: 'en', refused: undefined })
    expect(section?.texts[0]?.label).toBe('Title (not shown)')
  })

  test.each([
    [3, undefined],
    [4, expect.stringContaining('All 4 changes')],
  ])('undoes %d changes with the question: %s', async (count, question) => {
    await at.published(Object.fromEntries([1, 2, 3, 4].slice(0, count).map((day) => [`hours.${day}`, null])))
    expect((await newest())?.undo).toMatchObject({ question })
  })

  describe('where the site is open', () => {
    beforeEach(() =>
      at.published({
        [SITE]: '2026-11-20',
        'opening.courtesyCar': 'true',
        'warranties.brakes': { months: 48, km: 60_000 },
        'claims.lifts': { value: 3 },
      }),
    )
    async function tap(intent: string) {
      const form = new FormData()
      form.set('intent', intent)
      expect(await saveAnswers(at.runtime, form, { by, lang: 'en' })).toBeUndefined()
    }
    const standing = async () => (await shownRecords(at.runtime, 'en')).standing.flatMap(({ lines }) => lines)
    const line = async (id: string) => (await standing()).find((record) => record.id === id)

    test.each(['courtesyCar', 'warranties.brakes', 'claims.lifts'] as const)(
      'withdraws a promise: %s',
      async (id) => {
        expect(stands(id)).toBe(true)
        expect(await line(id)).toMatchObject({ canDrop: true, canTakeBack: false })
        await tap(`none ${id}`)
        await tap(`back ${id}`)
        expect(await at.drafts()).toEqual([])
        await tap(`none ${id}`)
        expect(await line(id)).toMatchObject({ state: 'none', canDrop: false, canTakeBack: true })
        await at.published()
        expect(stands(id)).toBe(false)
        const { dropped } = await shownRecords(at.runtime, 'en')
        expect(await line(id)).toBeUndefined()
        expect(dropped[0]?.lines.map((record) => record.id)).toContain(id)
      },
    )

    test('withdraws nothing that the site needs', async () => {
      expect(await line('business.phone')).toBeUndefined()
      await tap('true holidays')
      await at.published()
      expect(await line('holidays')).toBeUndefined()
      await tap('true hours')
      await at.published()
      expect(await line('holidays')).toMatchObject({ canDrop: false, canTakeBack: false })
    })
  })
})
