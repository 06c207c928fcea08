import { expect, test } from 'vitest'
import { suggestedNotices } from './notice.ts'

test('a notice offers to text the garage only where it has a number for messages', () => {
  const said = (takesTexts: boolean) => JSON.stringify(suggestedNotices(takesTexts))
  expect(said(true)).toMatch(/Textez-nous.*Text us/)
  expect(said(false)).not.toMatch(/Textez|Text us/)
})
