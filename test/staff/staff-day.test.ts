import { describe, expect, test } from 'vitest'
import { mailsHeldUp, queueMail } from '#app/mail/outbox.server.ts'
import { othersOfPerson } from '#app/requests/handling/same-person.server.ts'
import { todayOf } from '#app/requests/handling/today.server.ts'
import { todayText } from '#app/staff/inbox/today-text.server.ts'
import { shownToday } from '#app/staff/today/shown-today.server.ts'
import { engines } from '../engines.ts'
import { withKnownHours } from '../known-hours.ts'
import { blankMail, storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, itIs, NOW } from './in-database.ts'

withKnownHours()

describe.each(engines)('The day of the staff on $name', ({ open }) => {
  const at = databaseForEach([], open)
  const said = async (lang: 'fr' | 'en') => todayText(await todayOf(at.db, NOW), NOW, lang)
  const today = async () => {
    const { sections, ...day } = await shownToday(at.database, 'en')
    return { ...day, shown: Object.fromEntries(sections.map((one) => [one.name, one])) }
  }

  test('shows what needs someone, the most pressing first', async () => {
    itIs(NOW)
    const came = (time: string) => ({ created_at: `2026-11-${time}.000Z` })
    const wished = (preferred_date: string) => ({ status: 'contacted', preferred_date }) as const
    const promised = (time: string) => ({ status: 'scheduled', promised_at: `2026-11-${time}.000Z` }) as const
    const booked = (time: string, status: 'scheduled' | 'completed' | 'spam' = 'scheduled') =>
      ({ status, appointment_at: `2026-11-${time}.000Z` }) as const
    const rows = [
      came('24T15:00:00'), // due at two
      { ...came('24T14:00:00'), message: 'Ça grince' }, // due now: that is late
      came('24T14:00:01'),
      { ...came('24T21:30:00'), ...booked('24T20:00:00'), status: 'new' as const }, // due tomorrow
      { ...came('24T13:00:00'), first_answered_at: 'x' },
      wished('2026-11-23'),
      wished('2026-11-24'),
      wished('2026-11-25'),
      booked('24T21:00:00'),
      booked('24T05:00:00'), // midnight of the garage begins the day
      booked('24T04:59:59'),
      booked('25T05:00:00'),
      booked('23T15:00:00', 'completed'),
      booked('24T15:00:00', 'spam'),
      { ...promised('25T04:59:59'), car: 'working' },
      { ...promised('23T15:00:00'), car: 'working' },
      promised('25T05:00:00'),
      { ...promised('24T15:00:00'), car: 'ready' },
      { ...promised('24T15:00:00'), status: 'archived' as const },
      { ...wished('2026-11-24'), appointment_at: '2026-11-30T15:00:00.000Z' },
      { ...wished('2026-11-24'), status: 'archived' as const },
    ]
    await at.keep(...rows.map((row, number) => storedRequest(number, { preferred_date: null, ...row })))
    const { sections, summary } = await shownToday(at.database, 'en')
    const ids = sections.map(({ name, rows: shown }) => [name, ...shown.map(({ id }) => Number(id.slice(3)))])
    expect(ids).toEqual([
      ['overdue', 15, 10, 9, 1],
      ['ours', 2, 0, 14, 3, 5, 6],
      ['booked', 3, 8],
    ])
    const next = sections.flatMap(({ rows: shown }) => shown.filter(({ isNext }) => isNext))
    expect(next).toMatchObject([{ id: 'id-15' }])
    expect(summary).toEqual({
      late: true,
      text: '4 overdue. 6 to do, the first today at 1\u00a0p.m. 2 appointments',
    })
    const [late, expected, appointments] = sections.map(({ rows: shown }) => shown)
    expect(late?.at(-1)).toMatchObject({ message: { text: 'Ça grince' }, due: { text: 'Overdue by 1 min' } })
    expect(expected?.map(({ due }) => due?.text).at(1)).toContain('2\u00a0p.m.')
    const comes = (hour: number) => `the customer comes today at ${hour}\u00a0p.m.`
    expect(appointments?.map(({ turn }) => turn)).toEqual([comes(3), comes(4)])
  })

  test('says in a line what is due first, or that nothing waits', async () => {
    const came = (time: string) => ({ created_at: `2026-11-24T${time}:00.000Z` })
    await at.keep(storedRequest(1, came('21:10')), storedRequest(2, came('22:00')))
    expect(await said('fr')).toMatch(/^Rien en retard\. 2 à faire, la première demain à \d+\sh/)
    expect(await said('en')).toMatch(/^Nothing overdue\. 2 to do, the first tomorrow at /)
    await at.db.updateTable('contact_submissions').set({ status: 'archived' }).execute()
    expect(await said('fr')).toBe('Rien en retard. Rien n’attend le garage')
  })

  test('shows twenty of a kind and leads to the others, and mails given up while their request is open', async () => {
    itIs(NOW)
    await at.keep(...Array(21).keys(), storedRequest(21, { status: 'archived' }))
    const given = { ...blankMail, kind: 'request.acknowledgement' } as const
    for (const requestId of ['id-1', 'id-21']) await queueMail(at.db, { ...given, requestId })
    expect((await today()).mails).toEqual([])
    await at.db.updateTable('jobs').set({ state: 'failed' }).execute()
    const { shown, mails } = await today()
    expect(shown.overdue?.rows).toHaveLength(20)
    expect(shown.overdue?.every).toEqual({ href: '/admin?only=overdue&sort=due', text: 'See all' })
    const mail = { href: '/admin/requests/G-TEST-1', text: 'Receipt: not sent', failed: true }
    expect(mails).toMatchObject([mail])
    await at.db.deleteFrom('contact_submissions').where('id', '=', 'id-0').execute()
    expect((await today()).shown.overdue).toMatchObject({ count: '20', every: undefined })
  })

  test('names with a request the others of that person, however their number and e-mail are written', async () => {
    await at.keep(
      storedRequest(1, { phone: '(438) 555-0142', email: 'cote@example.org' }),
      storedRequest(2, { phone: '+1 438 555 0142', email: 'other@example.org' }),
      storedRequest(3, { phone: '514 555-0100', email: 'Cote@Example.org' }),
      storedRequest(4, { phone: '438 555-01423', email: 'cote@example.org.uk' }),
      storedRequest(5, { phone: '438 555-0142', email: 'cote@example.org', status: 'spam' }),
    )
    const others = async (number: number) =>
      (await othersOfPerson(at.db, await at.request(number), NOW)).map(({ reference }) =>
        Number(reference.slice(7)),
      )
    expect([await others(1), await others(2), await others(4)]).toEqual([[3, 2], [1], []])
    for (const number of [6, 7, 8, 9, 10])
      await at.keep(storedRequest(number, { phone: '4385550142', email: '' }))
    expect(await others(1)).toEqual([10, 9, 8, 7, 6])
  })

  test('tells within a minute that a mail cannot leave, of an account too', async () => {
    await queueMail(at.db, blankMail)
    const heldUp = async (seconds: number) =>
      (await mailsHeldUp(at.db, new Date(Date.now() + seconds * 1_000)))?.count
    expect([await heldUp(0), await heldUp(40)]).toEqual([undefined, 1])
    await at.db.updateTable('jobs').set({ last_error: 'ESOCKET' }).execute()
    expect(await heldUp(0)).toBe(1)
  })
})
