import { z } from 'zod'
import { text, texts, textsOf } from '../texts-of.ts'
import file from './rights.yaml'

/** One right: what the law grants, and what that means at this garage. `article` cites the law. */
const right = z.strictObject({
  id: text,
  title: text,
  text: texts,
  points: texts.exactOptional(),
  article: text.exactOptional(),
})

export type Right = z.infer<typeof right>

const page = z.strictObject({
  subtitle: text,
  intro: text,
  rights: z.array(right),
  note: z.strictObject({ title: text, text }),
  links: z.strictObject({ warranties: text, pricing: text, contact: text }),
})

/** The Consumer Protection Act (CQLR c. P-40.1) as it applies to automobile repairs, in plain words. */
export const rightsCopy = textsOf(page, file)
