import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bundledFacts, setFacts } from '#app/content/facts.ts'
import { forEachLang, langs } from '#app/content/language.ts'
import { placeOf } from '#app/places.ts'
import Projects from '#app/public/pages/projects.tsx'
import { href } from '#app/site-map.ts'

test.each(langs)('a job without its photograph shows a drawn one, %s', (lang) => {
  const path = href('projects', lang)
  const visit = { lang, path, place: placeOf(path), query: new URLSearchParams(), now: new Date() }
  const shown = () => renderToStaticMarkup(<Projects {...visit} />)
  expect(shown()).not.toContain('Illustration')
  const words = forEachLang(() => 'Une aile refaite')
  setFacts({
    ...bundledFacts,
    projects: [
      { key: 'own-1f2e3d4c', title: words, description: words, service: 'carrosserie', date: '2026-11-01' },
    ],
  })
  expect(shown()).toContain('Illustration. ')
})
