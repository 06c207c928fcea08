import sharp from 'sharp'
import { expect, test } from 'vitest'
import { grantRole } from '#app/accounts/roles.server.ts'
import { longDate } from '#app/content/hours/dates.ts'
import { today } from '#app/content/hours/opening.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { expectSaid } from '../accounts/auth-site.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { atDesk, deskOf } from './at-desk.ts'
import stored from './stored-values.json' with { type: 'json' }

const WRITER = 'writer@garage.example'
const at = atDesk([WRITER])
const day = (ahead: number) => Temporal.PlainDate.from(today()).add({ days: ahead }).toString()
const closing = (to: string, hours: unknown = null) => ({ to, hours, reason: 'vacation' })
const span = (opens: string, closes: string) => ({ opens, closes })
const { 'pictures.hero-evening-door': photograph, ...published } = {
  ...{ ...stored.desk, 'articles.signes-changement-freins': undefined },
}

/** Drafts of these values, made from what is online. */
async function draft(values: Readonly<Record<string, unknown>>) {
  const online = at.site.garage.runtime.desk.values()
  for (const [path, now] of Object.entries(values))
    if (now !== undefined) await at.put(path, online.get(path) ?? bundledValue(path), now)
}

test('The desk shows what the files say while nothing was written', () =>
  at.reads({
    '': [
      '[/admin/desk]* Prices [ … [/admin/desk/raise/antirouille] … ### Tires [/admin/desk/order/pneus] Change',
      'Labour $100 / hour ### Other amounts [/admin/desk/prices/freeInspectionFrom] Repair',
    ],
    hours: [
      `holidays. ### Add First day ${today()}from: … Hours of the week Monday opens.1: 09:00 – closes.1: 17:00`,
      '☐ yes Closed ▸ Lunch break breakFrom.1: – breakTo.1: Tuesday () Same as Monday',
    ],
    'pictures/own-1f2e3d4c': '## Picture of an article or a job Take a picture camera:',
    'pictures/founder-face': 'first. Its place: Home Take … (save) Save and check ',
    'pictures/hero-workshop': 'Its place: Home · preview of shared links Sample picture Take',
    'words/freins': 'See the page ## Brakes … ▸ About this service 4 Paragraph 1 French fr.freins.about.0:',
    'articles/new': '## New article Category category: Tips … en.slug: () Save and check (keep) Keep',
    'articles/preparation-hivernale-montreal': [
      '] See the article ## … ☑ yes … [/admin/desk/pictures/own-b1090001] The … article In … check ▸',
    ],
    'lists/reviews': 'No review of your own yet: the home page shows four',
    'lists/projects/new': '## New project Save first. … Finished on date: … () Save and check ',
    drafts: 'To publish Everything that is written is online. ## Already published Nothing has',
    'prices/oilChange': 'Now: $40 Amount … ☑ exact This … ▸ Change something … ☐ yes Withdraw',
    notice: 'Closed for inventory The notice in French text.fr: Two lines.',
    'prices/new': '## New line Name in French … price changes. () Save',
    'order/huiles': '(up oilChange off) … (down oilChange) … (up steeringFluid) … (down steeringFluid off)',
    'raise/huiles?by=0': '!by: 0 A number: 5 or 2.5 Write a number above zero',
    'raise/huiles?by=5x5': '!by: 5x5 A number: 5 or 2.5 “5x5” is not a number',
  }))

test('The desk of an open site shows what is hidden and what waits, to a writer but what is for admins', async () => {
  const OWN = 'articles.own-0a1b2c3d'
  const own = { ...published[OWN], from: '2099-12-03' }
  const review = published['reviews.own-1f2e3d4c']
  await draft({
    ...{ ...published, 'prices.gearOil': null, 'opening.claims.lifts': 'true', [OWN]: own },
    ...{ [`closings.${day(-3)}`]: closing(day(-1)), [`closings.${day(0)}`]: closing(day(0)) },
    'closings.2037-01-02': closing('2037-01-04', ['10:00', '12:00']),
    'hours.3': [span('08:00', '10:00'), span('11:00', '12:00'), span('13:00', '17:00')],
  })
  await at.publish(...Object.keys(published))
  const times = ['24T05:00', '27T04:59', '27T05:00', '24T04:59'].map((time) => `2036-12-${time}:00.000Z`)
  for (const [number, appointment_at] of times.entries())
    await keep(at.database.db, storedRequest(number, { status: 'scheduled', appointment_at }))
  await draft({
    ...{ 'hours.6': null, 'closings.2036-12-24': closing('2036-12-26'), 'closings.2037-01-02': null },
    ...{ 'business.phone': '+14505550123', 'claims.lifts': null, 'prices.labour': { amount: 300 } },
    ...{ 'reviews.own-1f2e3d4c': null, 'reviews.own-00000001': review },
    'projects.own-2f2e3d4c': { ...published['projects.own-2f2e3d4c'], service: 'freins' },
    'rows.row1': { ...published['rows.row1'], amount: 30 },
    [OWN]: { ...own, published: false },
    'articles.own-00000001': { ...own, published: false, slugs: { fr: 'x', en: 'x' } },
    'articles.own-00000002': { ...own, slugs: { fr: 'y', en: 'y' } },
    'texts.freins.about.0': { ...published['texts.freins.about.0'], en: 'We measure before.' },
    ...{ 'pictures.hero-evening-door': photograph, 'pictures.founder-face': photograph },
  })
  await at.put('prices.valve', { amount: 4 }, { amount: 6 })
  const now = longDate(today(), 'en')
  await at.reads({
    '': [
      'By quote to publish: $30 [/admin/desk/prices/oilChange] Engine oil change, labour from $42 / litre [',
      'oil from $10 / litre (not shown) [ … withdrawn ### Brakes … ### Tires (not offered) [/admin/desk/raise/p',
      '$5 / valve (not shown) to publish: $6 ### ',
    ],
    hours: [
      `${now} (not shown) Closed (Vacation) [/admin/desk/hours?move=closings.${day(0)}#move] Change: ${now}`,
      'December 26, 2036 Closed (Vacation) to publish: Closed (Vacation) [ … to publish: withdrawn ### Add',
      'Hours of the week (not shown) Monday … breakFrom.2: – breakTo.2: breakFrom.2: – breakTo.2: Wednesday ()',
      '▾ Lunch break breakFrom.3: 10:00 – breakTo.3: 11:00 breakFrom.3: 12:00 – breakTo.3: 13:00 Thursday',
      '▸ Lunch break … breakTo.6: to publish: Closed Sunday',
    ],
    'hours?move=closings.2036-12-24': '### Change: December … day from: 2036-12-24 … to: 2036-12-26',
    facts: [
      'lines are not confirmed [/admin/opening] What the site shows ## Name … Towing By appointment. [',
      'Phone 450-555-0188 to publish: 450-555-0123 [ … Lifts 3 to publish: nothing [',
    ],
    'facts/business.phone': 'Phone value: 450-555-0123 () Save and check ',
    'facts/claims.lifts': '() Save and check [/admin/opening#claims.lifts] We no longer offer it ',
    pictures: 'answers Yours · to publish At … bottom. Home · preview of shared links ## The',
    'pictures/founder-face': '40% from the left, 55% … fr: La … Save and check (restore) Take this',
    words: 'Tires 42 texts, not shown: 42 [/admin/desk/words/freins] Brakes 39 … 1 change to publish [',
    'words/freins':
      '▸ About this service 1 to publish Paragraph 1 (not shown) (to publish) Fr … 2 (not shown) F',
    articles: [
      'wipers Tips, online from December 3, 2099 changes to publish [ … 001] Your wipers Tips draft [',
      '002] Your wipers Tips to publish [ … Seasonal, not shown [',
    ],
    'articles/own-0a1b2c3d': 'All articles ## Article “Your wipers” ☐ yes … your-wipers () Save and check ▸',
    'articles/own-00000001': 'wipers” Category … [/admin/desk/pictures/own-00000001] … (keep) Keep',
    'articles/signes-changement-freins': 'All articles ## Article “Worn brakes: … ignore” (not shown) ☑ yes',
    'lists/reviews': 'removal to publish [/admin/desk/lists/reviews/own-00000001] … part.” to publish ',
    'lists/projects': 'Project: Rocker panels rebuilt Brakes: New metal, paint. changes to publish ',
    'lists/projects/own-2f2e3d4c': '[/admin/desk/pictures/own-2f2e3d4c] Add … Save and check (remove) Re',
    'prices/row1': 'drain Now: By quote Name in … amount: 30 … ☐ yes Withdraw',
    'prices/gearOil': 'case) Amount, before taxes amount: In … ▾ Change … price changes. () Save',
    'raise/huiles?by=5':
      'before $30 $35 Now: By quote ☑ oilChange … before from $42 / litre from $47 / litre ☑',
    drafts: [
      '☑ hours.6 Saturday before 9 a.m. to 1 p.m. Closed a@b.example [/admin/preview/en/contact] See',
      'Closed (Vacation) a@b.example 2 requests have … -0] G-TEST-0 [ … -1] G-TEST-1 [/admin/preview',
      '.example ☐ prices.labour $100 / hour becomes $300: that is right. [/admin … Review: Marie T., Rosemont Brakes,',
      'We measure before before we replace . a@b.example ☐ texts.freins.about.0 Only the English changes.',
      'Changed meanwhile. Online: $5 / valve. (mine prices.valve ) Keep: $6 (theirs prices.valve ) Leave: $5',
      '(publish) Publish now ## Not finished … Your wipers [/admin/desk/articles/own-00000001] Continue ▸',
      'Already published Online since … Engine oil … Hydraulic lifts: 3 it is true … by owner@',
    ],
    'drafts?said=published&set=1': [
      'Pages concerned: [/en/pricing#huiles] Engine oil change, labour, Differential drain [/en/services/oil-',
      'Not on the site; see why: [/admin/opening#hours] December … languages. ☐ hours.6',
    ],
    'drafts?said=saved&from=/admin/desk/facts/business.phone':
      'Go on: [/admin/desk/facts#business.phone] The',
    'drafts?said=saved&from=/admin/desk/prices/oilChange': 'yet. Go on: [/admin/desk#oilChange] Prices ##',
  })
  await grantRole(at.database.db, WRITER, 'writer')
  const writer = deskOf(at.as(WRITER))
  for (const [page, typed, said] of [
    ['facts/business.phone', { value: '450 555-0123' }, 'Only an admin can change this.'],
    ['facts/business.keyDrop', { fr: '450 555-0123', en: 'No' }, 'Only an admin can publish a number'],
  ] as const)
    await expectSaid(writer.save(page, typed), 403, said)
  const ofWriter = {
    drafts: [
      'may have an appointment on these days: ask the shop. [/admin/preview … Discard Phone before 450-555-0188',
      '450-555-0123 a@b.example Only an admin can publish this. [/admin … See the page with these changes ☑ claims',
    ],
    'facts/business.phone': 'Now: 450-555-0188 Only an admin can change this. ',
    'facts/claims.lifts': '() Save and check ',
  }
  await at.reads(ofWriter, at.as(WRITER))
})

test('A photograph is asked for, shown as each frame cuts it, and put in the place of a drawn one', async () => {
  const page = 'pictures/hero-workshop'
  const sha = 'a'.repeat(64)
  const row = {
    sha,
    bytes: Buffer.from('x'),
    type: 'image/webp',
    width: 1600,
    height: 3200,
    made_by: '',
  } as const
  await at.database.db
    .insertInto('content_pictures')
    .values({ ...row, made_at: today() })
    .execute()
  const typed = { intent: 'save', sha, fr: 'Les ponts', en: 'The lifts' }
  for (const [more, status, said] of [
    [{ sha: '' }, 400, 'First take or choose a picture.'],
    [{ intent: 'send' }, 400, 'First take or choose a picture.'],
    [
      { en: '', x: '0', y: '100' },
      400,
      'Say what is … 0% from the left, 100% from … fr: Les ponts … (restore)',
    ],
    [{ en: '', x: '101', y: '-1' }, 400, '50% from the left, 50% from'],
    [{ decorative: 'yes', x: '101' }, 400, 'Say what is'],
    [{ decorative: 'yes', was: '1' }, 409, 'Someone just changed this: sample picture.'],
  ] as const)
    await at.refused(page, { ...typed, ...more }, status, said)
  for (const [x, y, ...frames] of [
    ['20.4', '', '0 1100 1600 1000', '0 1100 1333 1000', '0 1200 1600 800'],
    ['90', '50', '0 1100 1600 1000', '267 1100 1333 1000', '0 1200 1600 800'],
    ['50', '3', '0 0 1600 1000', '134 0 1333 1000', '0 0 1600 800'],
    ['50', '97', '0 2200 1600 1000', '134 2200 1333 1000', '0 2400 1600 800'],
  ] as const) {
    await at.saved(page, { ...typed, x, y })
    const shown = (await at.desk(page)).matchAll(/viewBox="([\d. ]*)" aria-hidden="true" class="block/g)
    expect(Array.from(shown, ([, part]) => part).slice(1, 4)).toEqual(frames)
  }
  const alt = { fr: 'Les ponts', en: 'The lifts' }
  expect(Object.values(await at.drafts())).toMatchObject([{ now: { sha, alt, focus: [50, 97] } }])
  await at.saved(page, { intent: 'restore' })
  expect(await at.drafts()).toEqual({})
})

test('A file that is sent is shown before it is on the site, or why it is refused', async () => {
  const drawn = sharp({ create: { width: 800, height: 500, channels: 3, background: '#22c' } })
  const picture = new File([await drawn.png().toBuffer()], 'a.png')
  const [none, wrong] = [new File([], ''), new File(['x'], 'b.jpg')]
  for (const [page, camera, file, intent, status, said] of [
    ['hero-workshop', none, picture, 'send', 200, /Here is the picture.*50% from the left/s],
    ['hero-workshop', none, picture, 'save', 400, /Say what is seen(?!.*Here is the picture)/s],
    ['hero-workshop', wrong, none, 'save', 400, /“b.jpg” is not a JPEG/],
    ['file', picture, none, '', 200, /"picture":\{"sha":"\w{64}","width":800/],
    ['file', none, none, '', 400, /^null$/],
    ['file', none, wrong, '', 400, /"error":"“b.jpg” is not a JPEG/],
  ] as const) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ camera, file, intent, x: '9' })) form.set(name, value)
    const answer = await at.owner.post(`/admin/desk/pictures/${page}`, form)
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(said)])
  }
  const [row] = await at.database.db.selectFrom('content_pictures').select('sha').execute()
  const stored = (sha = '') => at.owner.get(`/admin/desk/pictures/file?sha=${sha}`)
  expect([(await stored(row?.sha)).status, (await stored()).status]).toEqual([200, 404])
})
