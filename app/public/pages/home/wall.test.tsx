import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bundledFacts, setFacts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { Wall } from './hero.tsx'

const wall = (lang: (typeof langs)[number]) => renderToStaticMarkup(<Wall lang={lang} className="" />)

test.each(langs)('beside exact prices the note does not explain "from", %s', (lang) => {
  const { exact, lowest } = content(lang).home.board
  expect(wall(lang)).toContain(exact)
  expect(wall(lang)).not.toContain(lowest)
})

test.each(langs)('where one of them is a minimum, it says so, and what that means, %s', (lang) => {
  const { prices } = bundledFacts
  setFacts({ ...bundledFacts, prices: { ...prices, oilChange: { ...prices.oilChange, from: true } } })
  const { exact, lowest } = content(lang).home.board
  expect(wall(lang)).toContain(lowest)
  expect(wall(lang)).not.toContain(exact)
  expect(wall(lang).match(/<small>(à partir de|from)<\/small>/g)).toHaveLength(1)
})
