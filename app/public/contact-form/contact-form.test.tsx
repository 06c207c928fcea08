import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { fieldNames, forEachField, requestServices } from '#app/requests/request.ts'
import { fieldRows, fieldTexts } from '#app/requests/shown-fields.server.ts'
import ContactForm from './contact-form.island.tsx'
import { contactFormContent } from './contact-form.server.ts'
import { meantEmail } from './meant-email.ts'

test.each([
  ['zoe@gmail.con', 'zoe@gmail.com'],
  ['Zoe.Roy@gmial.com', 'Zoe.Roy@gmail.com'],
  ['zoe@hotmal.com', 'zoe@hotmail.com'],
  ['zoe@yahooo.ca ', 'zoe@yahoo.ca'],
  ['zoe@gmail.com', undefined],
  ['zoe@mail.com', undefined],
  ['zoe@example.org', undefined],
  ['@gmail.con', undefined],
  ['zoe', undefined],
])('an address that looks mistyped is asked about: %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})

test.each(langs)('the form asks for every field and service, and a day from today, %s', (lang) => {
  const now = new Date('2026-11-23T23:59:00-05:00')
  const form = contactFormContent({ lang, query: new URLSearchParams(), now })
  const html = renderToStaticMarkup(<ContactForm form={form} />)
  expect(fieldNames.filter((name) => !html.includes(`name="${name}"`))).toEqual([])
  expect(form.services.map(({ id }) => id)).toEqual(requestServices)
  expect(html).toContain('min="2026-11-23"')
})

test.each([
  ['fr', '1er décembre 2026'],
  ['en', 'December 1, 2026'],
] as const)('the ticket says what was sent as the mails do, %s', (lang, day) => {
  const filled = {
    ...forEachField('text', (name) => `my ${name}`),
    ...forEachField('day', () => '2026-12-01'),
    service_type: 'unsure',
    reach_by: 'text',
  } as const
  const { yes } = content(lang).contactForm.ticket
  const rows = fieldRows(fieldTexts({ ...filled, ...forEachField('box', () => true) }, yes, lang), lang)
  expect(rows.map(({ value }) => value)).toContain(day)
  const ticked = { ...forEachField('box', () => 'yes'), ...forEachField('consent', () => 'yes') }
  const sent = { reference: 'G-7K3F-22', values: { ...filled, ...ticked } }
  const form = contactFormContent({ lang, query: new URLSearchParams(), now: new Date(), sent })
  const html = renderToStaticMarkup(<ContactForm form={form} />)
  expect(html.match(/<dd.*?<\/dd>/g)?.map((shown) => shown.replace(/<[^>]*>/g, ''))).toEqual(
    rows.map(({ value }) => value),
  )
})

test('no field cuts off what is pasted: what is too long is refused in words', () => {
  const form = contactFormContent({ lang: 'fr', query: new URLSearchParams(), now: new Date() })
  expect(renderToStaticMarkup(<ContactForm form={form} />)).not.toMatch(/maxlength/i)
})
