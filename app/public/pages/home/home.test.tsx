import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { founder } from '#app/content/business/founder.ts'
import { bundledFacts, setFacts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { unanswered } from '#app/content/records/said-on.ts'
import { content } from '#app/content/snapshot.ts'
import { FirstHand } from '#app/public/pages/home.tsx'
import { Wall } from './hero.tsx'

test('nobody is invented: without a face from the garage no one is shown, not even an empty frame', () => {
  for (const lang of langs) {
    const { heading, role } = content(lang).home.founder
    const html = renderToStaticMarkup(<FirstHand lang={lang} />)
    for (const words of [heading, role]) expect(html).not.toContain(words)
  }
  expect(founder).toEqual({})
  expect(unanswered().map(({ id }) => id)).toContain('founder')
})

test('what the garage gives is shown', () => {
  const given = { firstName: 'Prénom', face: 'waiting-room', signature: 'keys-workorder' } as const
  const html = renderToStaticMarkup(<FirstHand lang="fr" founder={given} />)
  expect(html).toContain(content('fr').home.founder.role)
  expect(html).toMatch(/<b[^>]*>Prénom<\/b>/)
  expect(html).toContain('/pictures/waiting-room-')
  expect(html).toContain('/pictures/keys-workorder-')
})

const wall = (lang: (typeof langs)[number]) => renderToStaticMarkup(<Wall lang={lang} className="" />)

test.each(langs)('where one of them is a minimum, it says so, and what that means, %s', (lang) => {
  const { prices } = bundledFacts
  setFacts({ ...bundledFacts, prices: { ...prices, oilChange: { ...prices.oilChange, from: true } } })
  const { exact, lowest } = content(lang).home.board
  expect(wall(lang)).toContain(lowest)
  expect(wall(lang)).not.toContain(exact)
  expect(wall(lang).match(/<small>(à partir de|from)<\/small>/g)).toHaveLength(1)
})
