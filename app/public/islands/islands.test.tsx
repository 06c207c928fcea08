import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import ContactForm from '#app/public/contact-form/contact-form.island.tsx'
import { contactFormContent } from '#app/public/contact-form/contact-form.server.ts'
import { Island } from './island.tsx'

const form = contactFormContent({
  lang: 'fr',
  query: new URLSearchParams(),
  now: new Date('2026-11-23T12:00:00Z'),
})

const rendered = (page: React.ReactNode) => renderToStaticMarkup(page)

test('an island stands as React wrote it, its props beside it, and nothing of them ends the script', () => {
  const posted = { message: '</script><script>alert(1)</script>', values: {} }
  const html = rendered(<Island is={ContactForm} when="near" props={{ form, posted }} />)
  const [, data = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(data).posted).toEqual(posted)
  expect(html).toContain('data-island="public/contact-form/contact-form"')
  expect(html).not.toContain('<script>alert')
})

test('two islands of one kind have ids of their own', () => {
  const one = <Island is={ContactForm} when="near" props={{ form }} />
  const html = rendered([<div key="1">{one}</div>, <div key="2">{one}</div>])
  const ids = [...html.matchAll(/data-ids="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

const NoIsland = (_: { of: () => void }) => null

test('what is no island is refused, on the server and by the compiler', () => {
  // @ts-expect-error a function does not travel
  expect(() => rendered(<Island is={NoIsland} when="near" props={{ of: () => undefined }} />)).toThrow(
    '*.island.tsx',
  )
})
