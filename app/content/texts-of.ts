import { z } from 'zod'
import { forEachLang, type Lang } from './language.ts'

/** The texts of a file in every language. @throws an error that names what is missing, misspelt or too much */
export function textsOf<Copy>(copy: z.ZodType<Copy>, file: unknown): Record<Lang, Copy> {
  return z.strictObject(forEachLang(() => copy)).parse(file)
}

export const text = z.string()
export const texts = z.array(text)
export const question = z.strictObject({ question: text, answer: text })
