import type { Facts } from './facts.ts'
import type { Lang, Text } from './language.ts'
import { stands } from './records/stands.ts'
import { type Sign, type SignKey, safety, senses, signs, type Urgency, urgencies } from './safety.ts'

/** Until a mechanic of the garage has read the signs that allow driving on. */
const unread: Text = { fr: 'appelez avant de reprendre la route', en: 'call before you drive on' }

/** The instruction of an urgency: to stop, always; to drive on, only where the garage has confirmed its signs. */
export const instruction = (urgency: Urgency, facts: Facts): Text =>
  tellsSigns(urgency, facts) ? safety[urgency] : unread

const tellsSigns = (urgency: Urgency, facts: Facts) => urgency === 'stop' || stands(`signs.${urgency}`, facts)

/** Instructions and signs in one language, grouped by urgency and then by sense. */
export function safetyLines(lang: Lang, facts: Facts) {
  const all = Object.entries(signs) as [SignKey, Sign][]
  return urgencies
    .filter((urgency) => tellsSigns(urgency, facts))
    .map((urgency) => ({
      urgency,
      instruction: safety[urgency][lang],
      groups: senses.flatMap((sense) => {
        const found = all.filter(([, each]) => each.urgency === urgency && each.sense === sense)
        const lines = found.map(([key, { sign, means }]) => ({ key, sign: sign[lang], means: means[lang] }))
        return lines.length > 0 ? [{ sense, lines }] : []
      }),
    }))
}
