import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { founder } from '#app/content/business/founder.ts'
import { langs } from '#app/content/language.ts'
import { unanswered } from '#app/content/opening/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { FirstHand } from './first-hand.tsx'

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

test.each(langs)(
  'the part of the week says that it is an example until it is one of the garage, %s',
  (lang) => {
    const { example } = content(lang).home.weeklyPart
    expect(renderToStaticMarkup(<FirstHand lang={lang} />)).toContain(example)
    expect(unanswered().map(({ id }) => id)).toContain('weeklyPart')
  },
)
