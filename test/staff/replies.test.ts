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
import { contactLinks } from '#app/staff/inbox/request/shown-facts.server.ts'
import { contactOf, shownReplies } from '#app/staff/inbox/request/shown-replies.server.ts'
import { engines } from '../engines.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach } from './in-database.ts'

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
const requestWith = (more: Parameters<typeof storedRequest>[1]) =>
  storedRequest(1, more) as Parameters<typeof shownReplies>[0]

test('every bundled template names only what exists, in its own language', () => {
  for (const name of templateNames)
    for (const lang of langs) {
      expect(unknownPlaceholders(bundledTemplates[name][lang], lang), `${name} ${lang}`).toEqual([])
      expect(fillTemplate(bundledTemplates[name][lang], lang, words)).toContain('G')
    }
})

test('what is put in is put in once, as it stands', () => {
  const filled = fillTemplate('[Nom] / [NUMERO] / [autre] / {price:oilChange} / [', 'fr', words)
  expect(filled).toBe('Élise $& [téléphone] / G-TEST-1 / [autre] / {price:oilChange} / [')
})

test('words that stand for nothing are named once, as they were typed', () => {
  const unknown = unknownPlaceholders('[nom] [Prénom] [] [Prénom] [phone]', 'fr')
  expect(unknown).toEqual(['[Prénom]', '[]', '[phone]'])
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
    const links = replyLinks(contactOf(requestWith({ phone })))
    expect(links.text, phone).toBe('sms:+15145550147')
    expect(links.whatsapp, phone).toBe('https://wa.me/15145550147')
  }
})

test.each([
  ['text', 'text', 'Text514-555-0199 Call WhatsApp Email'],
  ['phone', 'text', 'Call514-555-0199 Text WhatsApp Email'],
  ['email', 'email', 'Email Call Text WhatsApp'],
  ['any', 'email', 'Call514-555-0199 Text WhatsApp Email'],
] as const)('whoever wants to be reached by %s is answered by %s first, of %s', (reach_by, prefers, ways) => {
  expect(shownReplies(requestWith({ reach_by }), [], 'fr').prefers).toBe(prefers)
  const links = contactLinks(requestWith({ reach_by }), 'en')
  expect(links.map(({ label, to }) => label + to).join(' ')).toBe(ways)
})

test('a customer who does not know what the car needs is never told so in a reply', () => {
  for (const lang of langs) {
    const greeting = { name: 'greeting', lang, text: '[service]', changedAt: '' } as const
    const [reply] = shownReplies(requestWith({ lang, service_type: 'unsure' }), [greeting], 'fr').texts
    expect(reply?.text).toBe({ fr: 'service à préciser', en: 'service to be determined' }[lang])
  }
})

describe.each(engines)('Reply templates on $name', ({ open }) => {
  const at = databaseForEach([], open)

  test('of each name are stored; of many people who write one at once, one is kept and the others are told', async () => {
    for (const name of templateNames)
      for (const lang of langs)
        expect(await saveTemplate(at.db, { name, lang, text: `${name} ${lang}`, changedAt: '' })).toBe('done')
    const stored = await allTemplates(at.db)
    expect(stored.filter(({ text, name, lang }) => text === `${name} ${lang}`)).toHaveLength(stored.length)
    await at.db.deleteFrom('reply_templates').where('name', '=', 'time').execute()
    const saved = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        saveTemplate(at.db, { name: 'time', lang: 'en', text: `${number}`, changedAt: '' }),
      ),
    )
    expect(saved.filter((outcome) => outcome === 'done')).toHaveLength(1)
  })
})
