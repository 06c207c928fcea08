import { z } from 'zod'
import file from './faq.yaml'
import type { Text } from './language.ts'
import type { OwnKey } from './own-key.ts'
import { question, textsOf } from './texts-of.ts'

/** A question that the garage added. */
export type OwnQuestion = { key: OwnKey; question: Text; answer: Text }

/** The five questions of the home page. */
export const faq = textsOf(z.array(question), file)
