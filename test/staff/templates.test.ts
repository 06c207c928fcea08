import { describe, expect, test } from 'vitest'
import { langs } from '#app/content/language.ts'
import {
  bundledTemplates,
  templateNames,
  templatePlaceholders,
} from '#app/requests/handling/template-words.ts'
import { allTemplates, saveTemplate } from '#app/requests/handling/templates.server.ts'
import { fillTemplate, unknownPlaceholders } from '#app/requests/handling/templates.ts'
import { replyLinks } from '#app/staff/inbox/request/reply-links.ts'
import { contactOf, shownReplies } from '#app/staff/inbox/request/shown-replies.server.ts'
import { siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const words = {
  name: 'Élise $& [téléphone]',
  reference: 'G-TEST-1',
  vehicle: 'Mazda 3',
  service: 'Freins',
  appointment: 'mardi',
  garage: 'Garage',
  phone: '514 555-0147',
  address: 'rue',
}

test('every bundled template names only what exists, in its own language', () => {
  for (const name of templateNames) {
    for (const lang of langs) {
      expect(unknownPlaceholders(bundledTemplates[name][lang], lang), `${name} ${lang}`).toEqual([])
      expect(fillTemplate(bundledTemplates[name][lang], lang, words)).toContain('G')
    }
  }
})

test('what is put in is put in once, as it stands', () => {
  expect(fillTemplate('[Nom] / [NUMERO] / [autre] / {price:oilChange} / [', 'fr', words)).toBe(
    'Élise $& [téléphone] / G-TEST-1 / [autre] / {price:oilChange} / [',
  )
})

test('words that stand for nothing are named once, as they were typed', () => {
  expect(unknownPlaceholders('[nom] [Prénom] [] [Prénom] [phone]', 'fr')).toEqual([
    '[Prénom]',
    '[]',
    '[phone]',
  ])
  expect(unknownPlaceholders('[name] [nom]', 'en')).toEqual(['[nom]'])
  for (const { fr, en } of Object.values(templatePlaceholders)) {
    expect(unknownPlaceholders(`[${fr}]`, 'fr')).toEqual([])
    expect(unknownPlaceholders(`[${en}]`, 'en')).toEqual([])
  }
})

test('a text goes whole into an address, and nothing of it out of its place', () => {
  const contact = {
    number: '+15145550199',
    whatsapp: '15145550199',
    email: 'x?bcc=other@example.com',
    subject: 'Demande & suite',
  }
  const text = 'Bonjour & merci?\nÀ « demain » #1 \ud800'
  const links = replyLinks(contact, text)
  const mail = new URL(links.email)
  expect(mail.pathname).toBe('x%3Fbcc%3Dother@example.com')
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(mail.searchParams.get('body')).toBe('Bonjour & merci?\r\nÀ « demain » #1 \ufffd')
  expect(new URL(links.text).searchParams.get('body')).toBe(text.toWellFormed())
  expect(new URL(links.whatsapp ?? '').searchParams.get('text')).toBe(text.toWellFormed())
  expect(replyLinks({ ...contact, whatsapp: undefined }).whatsapp).toBeUndefined()
})

test('a reply goes to the customer’s number, not to that number with its extension', () => {
  for (const phone of ['514 555-0147 poste 12', '1 (514) 555-0147, 12', '+1 514-555-0147 #12']) {
    const request = { ...storedRequest(1, { phone }) } as Parameters<typeof contactOf>[0]
    const links = replyLinks(contactOf(request))
    expect(links.text, phone).toBe('sms:+15145550147')
    expect(links.whatsapp, phone).toBe('https://wa.me/15145550147')
  }
})

test('a customer who does not know what the car needs is never told so in a reply', () => {
  for (const lang of langs) {
    const unsure = { ...storedRequest(1, { lang, service_type: 'unsure' }) } as Parameters<
      typeof shownReplies
    >[0]
    const [reply] = shownReplies(
      unsure,
      [{ name: 'greeting', lang, text: '[service]', changedAt: '' }],
      'fr',
    ).texts
    expect(reply?.text).toBe({ fr: 'service à préciser', en: 'service to be determined' }[lang])
  }
})

describe.each(engines)('Reply templates on $name', ({ open }) => {
  const fixture = siteWithOwnerForEach(open)
  const own = async () => (await allTemplates(fixture.database.db)).filter(({ changedAt }) => changedAt)
  const send = (fields: Record<string, string>) =>
    fixture.owner.post('/admin/templates', {
      intent: 'save',
      name: 'greeting',
      lang: 'fr',
      seen: '',
      ...fields,
    })

  test('the garage’s own text stands in the replies of requests in its language, until the bundled one is back', async () => {
    await keep(
      fixture.database.db,
      storedRequest(1, { name: 'Élise <b>' }),
      storedRequest(2, { lang: 'en', appointment_at: '2026-12-01T15:30:00.000Z' }),
    )
    expect((await send({ text: 'Allô [nom],\r\nà propos de [numéro] {phone} \u0007' })).status).toBe(200)
    const french = await (await fixture.owner.get('/admin/requests/G-TEST-1')).text()
    expect(french).toContain('Allô Élise &lt;b&gt;,\nà propos de G-TEST-1 {phone}')
    expect(french).toContain(encodeURIComponent('Allô Élise <b>,\r\nà propos de G-TEST-1 {phone}'))
    expect(french).toContain('le [jour et heure]')
    const english = await (await fixture.owner.get('/admin/requests/G-TEST-2')).text()
    expect(english).toContain('Hello Visitor number 2')
    expect(english).toContain('on Tuesday, December 1 at 10:30')
    // Someone who has not seen a colleague's text cannot discard it.
    expect((await send({ intent: 'restore' })).status).toBe(409)
    const seen = (await own())[0]?.changedAt ?? ''
    expect((await send({ intent: 'restore', seen })).status).toBe(200)
    expect(await own()).toEqual([])
  })

  test('an unknown word in brackets is refused by its name, and the text kept', async () => {
    const refused = await send({ text: 'Bonjour [prénom], [nom]' })
    expect(refused.status).toBe(400)
    const page = await refused.text()
    expect(page).toContain('There is no such word in brackets: [prénom].')
    expect(page).toContain('The words you can use: [nom], [numéro]')
    expect(page).toContain('Bonjour [prénom], [nom]</textarea>')
    expect((await send({ text: ' \n ' })).status).toBe(400)
    expect((await send({ text: 'x'.repeat(1_501) })).status).toBe(400)
    expect(await own()).toEqual([])
  })

  test('of two people who write one text, the later is shown the other’s and writes over it knowingly', async () => {
    await send({ text: 'Premier' })
    const late = await send({ text: 'Second' })
    expect(late.status).toBe(409)
    const page = await late.text()
    expect(page).toContain('Not saved: someone changed this text')
    expect(page).toContain('Premier')
    expect(page).toContain('Second</textarea>')
    const [stored] = await own()
    expect(stored?.text).toBe('Premier')
    expect((await send({ text: 'Second', seen: stored?.changedAt ?? '' })).status).toBe(200)
    expect((await own())[0]?.text).toBe('Second')
  })

  test('many at once: one is kept, the others are told', async () => {
    const saved = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        saveTemplate(fixture.database.db, { name: 'time', lang: 'en', text: `${number}`, changedAt: '' }),
      ),
    )
    expect(saved.filter((outcome) => outcome === 'done')).toHaveLength(1)
  })
})
