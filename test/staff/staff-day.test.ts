import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mailsHeldUp, queueMail } from '#app/mail/outbox.server.ts'
import { changeRequest, requestWithStory } from '#app/requests/handling/changes.server.ts'
import { listRequests } from '#app/requests/handling/inbox.server.ts'
import { othersOfPerson } from '#app/requests/handling/same-person.server.ts'
import { countToday } from '#app/requests/handling/today.server.ts'
import { todayText } from '#app/staff/inbox/today-text.server.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const NOW = new Date('2026-11-24T18:00:00Z')
const STAFF = { id: 'user-1', email: 'owner@garage.example' }

describe.each(engines)('The day of the staff on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
    const at = NOW.toISOString()
    const person = { ...STAFF, name: '', emailVerified: true, image: null, createdAt: at, updatedAt: at }
    await opened.database.db.insertInto('user').values(person).execute()
  })
  afterEach(() => opened.close())

  const list = (search: string) =>
    listRequests(opened.database.db, { search, sort: 'newest', overdueBefore: NOW }, 1)

  test('answers that are due tomorrow are counted, with the time of the first', async () => {
    const { db } = opened.database
    const came = (time: string) => ({ created_at: `2026-11-24T${time}:00.000Z` })
    await keep(db, storedRequest(1, came('21:10')), storedRequest(2, came('22:00')))
    const said = async (lang: 'fr' | 'en') => todayText(await countToday(db, NOW), NOW, lang)
    expect(await said('fr')).toMatch(/^Rien en retard\. 2 réponses attendues, la première demain à \d+\sh/)
    expect(await said('en')).toMatch(/^Nothing overdue\. 2 answers due, the first tomorrow at /)
    await db.updateTable('contact_submissions').set({ status: 'archived' }).execute()
    expect(await said('fr')).toBe('Rien en retard. 2 demandes non lues')
    await db.updateTable('contact_submissions').set({ read_at: 'x' }).execute()
    expect(await said('fr')).toBe('Rien en retard. Personne n’attend de réponse')
  })

  test('requests with the same phone or e-mail, however written, name each other', async () => {
    const { db } = opened.database
    await keep(
      db,
      storedRequest(1, { name: 'Côté', phone: '(438) 555-0142', email: 'cote@example.org' }),
      storedRequest(2, { name: 'Mme Cote', phone: '+1 438 555 0142', email: 'other@example.org' }),
      storedRequest(3, { name: 'M. Côté', phone: '514 555-0100', email: 'Cote@Example.org' }),
      storedRequest(4, { name: 'Nobody', phone: '438 555-01423', email: 'cote@example.org.uk' }),
    )
    const others = async (number: number) => {
      const story = await requestWithStory(db, `G-TEST-${number}`)
      return story && (await othersOfPerson(db, story.request)).map(({ reference }) => reference)
    }
    expect(await others(1)).toEqual(['G-TEST-3', 'G-TEST-2'])
    expect(await others(2)).toEqual(['G-TEST-1'])
    expect(await others(4)).toEqual([])
  })

  test('a search finds words of the message, and forgives one slip', async () => {
    const { db } = opened.database
    const message = 'Ma Corolla grince\nà l’arrière'
    await keep(db, storedRequest(1, { message }), storedRequest(2, { name: 'Tremblay' }))
    for (const search of ['grince', 'arriere', 'corol', 'visitor grince'])
      expect((await list(search)).rows, search).toHaveLength(1)
    for (const slip of ['corola', 'coorlla', 'corrolla', 'cprolla', 'tramblay']) {
      const { rows, instead } = await list(slip)
      expect(rows, slip).toHaveLength(1)
      expect(instead, slip).toMatch(/^(corolla|tremblay)$/)
    }
    expect((await list('corolla')).instead).toBeUndefined()
    expect((await list('zzzzz')).rows).toEqual([])
  })

  test('a request restored from spam gets the confirmation it never had, once', async () => {
    const { db } = opened.database
    await keep(db, storedRequest(1, { status: 'spam', spam_reason: 'links' }))
    const to = async (status: 'new' | 'spam', seen: number) =>
      changeRequest(db, {
        reference: 'G-TEST-1',
        seen,
        change: { field: 'status', to: status },
        by: STAFF,
      })
    await to('new', 1)
    await to('spam', 2)
    await to('new', 3)
    const mails = await db.selectFrom('jobs').select(['mail as kind', 'to_address', 'html']).execute()
    expect(mails).toMatchObject([{ kind: 'request.acknowledgement', to_address: 'visitor@example.com' }])
    expect(mails[0]?.html).toContain('G-TEST-1')
  })

  test('an appointment sets the status, which can be undone like any other', async () => {
    const { db } = opened.database
    await keep(db, storedRequest(1), storedRequest(2, { status: 'completed' }))
    const book = (reference: string) =>
      changeRequest(db, {
        reference,
        seen: 1,
        change: { field: 'appointment', to: '2026-11-26T15:00:00.000Z' },
        by: STAFF,
      })
    expect(await book('G-TEST-1')).toBe('done')
    const booked = await requestWithStory(db, 'G-TEST-1')
    expect(booked?.request).toMatchObject({ status: 'scheduled', version: 3 })
    expect(booked?.request.first_answered_at).not.toBeNull()
    expect(booked?.history.map(({ field }) => field)).toEqual(['status', 'appointment'])
    const back = { field: 'status', to: 'new', undoes: true } as const
    await changeRequest(db, { reference: 'G-TEST-1', seen: 3, change: back, by: STAFF })
    expect((await requestWithStory(db, 'G-TEST-1'))?.request).toMatchObject({
      status: 'new',
      first_answered_at: null,
    })
    expect(await book('G-TEST-2')).toBe('done')
    expect((await requestWithStory(db, 'G-TEST-2'))?.request.status).toBe('completed')
  })

  test('staff see within a minute that a mail cannot leave, of an account too', async () => {
    const { db } = opened.database
    const id = await queueMail(db, {
      kind: 'account.reset',
      to: 'owner@garage.example',
      subject: '',
      html: '',
      text: '',
      lang: 'fr',
    })
    expect(await mailsHeldUp(db, new Date())).toBeUndefined()
    expect((await mailsHeldUp(db, new Date(Date.now() + 40_000)))?.count).toBe(1)
    await db.updateTable('jobs').set({ last_error: 'ESOCKET' }).where('id', '=', id).execute()
    expect((await mailsHeldUp(db, new Date()))?.count).toBe(1)
  })
})
