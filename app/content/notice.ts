import { facts } from './facts.ts'
import type { Text } from './language.ts'

/** What the garage tells every visitor for a while; `until` is the moment (ISO 8601) at which it disappears. */
export type Notice = { text: Text; until: string }

export const noticeLabel: Text = { fr: 'Avis du garage', en: 'Notice from the garage' }

/** The notice to show at a moment, if there is one. */
export function noticeAt(now: Date): Notice | undefined {
  const { notice } = facts()
  return notice && Date.parse(notice.until) > now.getTime() ? notice : undefined
}
