import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { service } from '#app/content/services/index.ts'
import { TabPictures } from '#app/public/pages/gallery.tsx'
import { ServicePictures } from '#app/public/pages/service.tsx'

test.each([
  ['fr', 'Images à venir'],
  ['en', 'Pictures to come'],
] as const)('a service without pictures says that they are to come, %s', (lang, text) => {
  for (const markup of [
    renderToStaticMarkup(<ServicePictures lang={lang} service={service('freins')} pictures={[]} />),
    renderToStaticMarkup(<TabPictures lang={lang} label="Freins" pictures={[]} />),
  ]) {
    expect(markup).toContain(text)
    expect(markup).not.toMatch(/<img|<button|<dialog/)
  }
})
