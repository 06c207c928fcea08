import { z } from 'zod'
import { text, textsOf } from '../texts-of.ts'
import file from './process.yaml'

/** How a job proceeds at the garage, in four steps from the request to the follow-up. */
export const processSteps = textsOf(z.array(z.strictObject({ title: text, text })), file)
