import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs } from '#app/content/language.ts'
import { fieldNames } from '#app/requests/request.ts'
import ContactForm from './contact-form.island.tsx'
import { contactFormContent } from './contact-form.server.ts'

test.each(langs)('the form asks for every field of a request, %s', (lang) => {
  const form = contactFormContent({ lang, query: new URLSearchParams(), now: new Date() })
  const html = renderToStaticMarkup(<ContactForm form={form} />)
  expect(fieldNames.filter((name) => !html.includes(`name="${name}"`))).toEqual([])
})

test('no field cuts off what is pasted: what is too long is refused in words', () => {
  const form = contactFormContent({ lang: 'fr', query: new URLSearchParams(), now: new Date() })
  expect(renderToStaticMarkup(<ContactForm form={form} />)).not.toMatch(/maxlength/i)
})
