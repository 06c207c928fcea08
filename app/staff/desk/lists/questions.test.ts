import { expect, test } from 'vitest'
import { forEachLang } from '#app/content/language.ts'
import { contentWith } from '#app/content/snapshot.ts'
import { factsOf, fold, withEntries } from '#app/publishing/fold.ts'

const at = new Date('2026-12-10')
const hybrids = {
  question: { fr: 'Prenez-vous les hybrides?', en: 'Do you take hybrids?' },
  answer: { fr: 'Oui, sauf la batterie.', en: 'Yes, except the battery.' },
}
const coffee = {
  question: { fr: 'Y a-t-il du café?', en: 'Is there coffee?' },
  answer: { fr: 'Oui, à côté du comptoir.', en: 'Yes, beside the counter.' },
}

/** The questions of the home page once these are published. */
function questionsWith(published: Record<string, unknown>) {
  const entries = Object.entries(published).map(([id, now]) => ({
    path: `questions.own-${id}`,
    was: null,
    now,
  }))
  const pages = contentWith(factsOf(withEntries(fold([], at), entries, at)))
  return forEachLang((lang) => pages[lang].faq.map(({ question }) => question))
}

test('the garage’s own questions come after those of the site, in the order in which it added them', () => {
  const bundled = questionsWith({})
  const { fr, en } = questionsWith({ '9f2e3d4c': hybrids, '1f2e3d4c': coffee })
  expect(fr).toEqual([...bundled.fr, hybrids.question.fr, coffee.question.fr])
  expect(en).toEqual([...bundled.en, hybrids.question.en, coffee.question.en])
})
