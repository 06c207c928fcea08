import { z } from 'zod'
import { text, texts, textsOf } from '../texts-of.ts'
import file from './accessibility.yaml'

/** Last time the statement was checked against the site, `YYYY-MM-DD`. */
export const accessibilityUpdated = '2026-11-25'

const items = z.strictObject({ heading: text, intro: text, items: texts })
const paragraphs = z.strictObject({ heading: text, paragraphs: texts })

const statement = z.strictObject({
  subtitle: text,
  updatedLabel: text,
  target: paragraphs,
  tested: items,
  /** Known accessibility problems: remove a line once it is fixed, add one when a problem is found. */
  shortfalls: items,
  shop: paragraphs,
  contact: paragraphs,
})

export const accessibility = textsOf(statement, file)
