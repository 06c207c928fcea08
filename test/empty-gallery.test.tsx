import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { interfaceCopy } from '#app/content/interface.ts'
import type { Lang } from '#app/content/language.ts'
import { servicesPage } from '#app/content/pages/services.ts'
import { TabPictures } from '#app/pages/gallery/tab-pictures.tsx'
import { ServicePictures } from '#app/pages/service/pictures.tsx'

test.each([
  ['fr', 'Images à venir'],
  ['en', 'Pictures to come'],
] as const)('a service without pictures says that they are to come, %s', (lang: Lang, said) => {
  const { detail } = servicesPage[lang]
  const words = { ...interfaceCopy[lang].carousel, captionHint: '', empty: detail.noPictures }
  const label = 'Freins'
  const gallery = { words, pictures: [] }
  for (const markup of [
    renderToStaticMarkup(<ServicePictures page={{ words: detail, label, gallery }} />),
    renderToStaticMarkup(<TabPictures page={{ words, label, pictures: [] }} />),
  ]) {
    expect(markup).toContain(said)
    expect(markup).not.toMatch(/<img|<button|<dialog/)
  }
})
