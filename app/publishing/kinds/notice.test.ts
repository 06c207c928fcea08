import { expect, test } from 'vitest'
import { checkedValue } from '#app/publishing/items.ts'
import { suggestedNotices } from '#app/publishing/words/notice.ts'
import { NOTICE } from './notice.ts'

test.each(Object.entries(suggestedNotices(true)))(
  'the suggested notice %s can be published as it is',
  (_, { text }) => {
    expect(checkedValue(NOTICE, { text, until: '2026-12-01T22:00:00.000Z' })).toBeDefined()
  },
)
