import { z } from 'zod'
import file from './inspection-points.yaml'
import { text, texts, textsOf } from './texts-of.ts'

/** A section of the inspection sheet; `points` are its checks, in the order they are done. */
const group = z.strictObject({ id: text, title: text, points: texts })

/** The checks of the inspection. Their number must equal the claim `inspectionPoints` in `business.ts`; a test checks it. */
export const inspectionPoints = textsOf(z.array(group), file)
