import { z } from 'zod'
import { serviceIds } from '../services/index.ts'
import { text, texts, textsOf } from '../texts-of.ts'
import file from './about.yaml'

const paragraphs = z.strictObject({ heading: text, paragraphs: texts })

const page = z.strictObject({
  badge: text,
  /** First lines under the page's heading. */
  subtitle: text,
  intro: paragraphs,
  story: paragraphs.extend({ signature: text }),
  specialties: z.strictObject({
    heading: text,
    intro: text,
    items: z.array(z.strictObject({ service: z.enum(serviceIds), title: text, text })),
  }),
  values: z.strictObject({ heading: text, items: z.array(z.strictObject({ title: text, text })) }),
  callToAction: z.strictObject({ heading: text, text, bookButton: text, callButton: text }),
})

export const about = textsOf(page, file)
