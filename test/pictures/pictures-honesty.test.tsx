import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { projects, projectsPage } from '#app/content/business/projects.ts'
import { interfaceCopy } from '#app/content/interface.ts'
import { langs } from '#app/content/language.ts'
import type { PictureFacts } from '#app/content/pictures/picture.ts'
import { hasIllustrations, isPicture, pictures } from '#app/content/pictures.ts'
import { placeOf } from '#app/places.ts'
import { Footer } from '#app/public/layout/footer.tsx'
import { frame } from '#app/public/layout/frame.server.ts'
import Projects from '#app/public/pages/projects.tsx'
import { href } from '#app/site-map.ts'

const list: PictureFacts[] = Object.values(pictures)
const marks = list.map(({ illustration }) => illustration)
afterEach(() => {
  list.forEach((picture, place) => {
    picture.illustration = marks[place] ?? true
  })
})

const now = new Date('2026-11-23T15:00:00Z')
const footer = (lang: (typeof langs)[number]) =>
  renderToStaticMarkup(<Footer frame={frame('/', lang, now)} />)
const captions = (lang: (typeof langs)[number]) => {
  const path = href('projects', lang)
  const visit = { lang, path, place: placeOf(path), query: new URLSearchParams(), now }
  const markup = renderToStaticMarkup(<Projects {...visit} />)
  return [...markup.matchAll(/<figcaption[^>]*>([\s\S]*?)<\/figcaption>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  )
}

test.each(langs)('that all pictures are drawn is said once, in the footer, %s', (lang) => {
  expect(footer(lang)).toContain(interfaceCopy[lang].footer.illustrations)
  expect(captions(lang)).toHaveLength(3)
  for (const caption of captions(lang)) expect(caption).not.toContain(projectsPage[lang].illustration)
})

test.each(langs)('beside a project’s first photograph the drawn pictures are marked, %s', (lang) => {
  const [first] = projects(lang)
  if (!first || !isPicture(first.image)) throw new Error('no project')
  const picture: PictureFacts = pictures[first.image]
  picture.illustration = false
  const [own, ...others] = captions(lang)
  expect(own).not.toContain(projectsPage[lang].illustration)
  for (const caption of others) expect(caption).toMatch(/^Illustration\. \S/)
  expect(footer(lang)).toContain(interfaceCopy[lang].footer.illustrations)
})

test.each(langs)('the note in the footer goes with the last drawn picture, %s', (lang) => {
  for (const picture of list.slice(1)) picture.illustration = false
  expect(hasIllustrations()).toBe(true)
  expect(footer(lang)).toContain(interfaceCopy[lang].footer.illustrations)
  for (const picture of list) picture.illustration = false
  expect(hasIllustrations()).toBe(false)
  expect(footer(lang)).not.toContain(interfaceCopy[lang].footer.illustrations)
})
