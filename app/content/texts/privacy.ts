import { z } from 'zod'
import { text, texts, textsOf } from '../texts-of.ts'
import file from './privacy.yaml'

/** Last substantive change of the text, `YYYY-MM-DD`. */
export const privacyUpdated = '2026-11-27'

const section = z.strictObject({ id: text, heading: text, paragraphs: texts, list: texts.exactOptional() })

/** What the Act respecting the protection of personal information in the private sector (Law 25) requires a site to publish. */
export const privacy = textsOf(
  z.strictObject({ subtitle: text, updatedLabel: text, contents: text, sections: z.array(section) }),
  file,
)
