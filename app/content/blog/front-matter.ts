import { z } from 'zod'
import { categoryKeys } from './categories.ts'

const text = z.string('is missing').min(1, 'is empty')
const list = text.transform((value) => value.split(',').map((item) => item.trim()))
const yesOrNo = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')

const frontMatter = z.strictObject({
  title: text,
  excerpt: text,
  category: z.enum(categoryKeys, `must be one of ${categoryKeys.join(', ')}`),
  /** Separated by commas, as are the keywords. */
  tags: list,
  author: text,
  date: z.iso.date('must be a day as YYYY-MM-DD'),
  /** Name of the picture in the library, without its file extension. */
  image: text.regex(/^[a-z0-9-]+$/, 'must be the name of a picture, without its ending'),
  imageAlt: text,
  /** A different picture for the carousel above the list, so that `image` is not shown twice; defaults to `image`. */
  featuredImage: text.regex(/^[a-z0-9-]+$/, 'must be the name of a picture, without its ending').optional(),
  seoKeywords: list,
  featured: yesOrNo,
  popular: yesOrNo,
  published: yesOrNo,
})

export type FrontMatter = z.infer<typeof frontMatter>

/**
 * Splits an article's file into its front matter (`key: value` lines between two `---`) and its Markdown.
 * @throws an error that names the file and each invalid field.
 */
export function readArticle(file: string, source: string): { about: FrontMatter; markdown: string } {
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || markdown === undefined)
    throw new Error(`${file}: no front matter between two "---" lines`)
  const parsed = frontMatter.safeParse(fieldsOf(file, head))
  if (!parsed.success)
    throw new Error(
      faults(parsed.error)
        .map((fault) => `${file}: ${fault}`)
        .join('\n'),
    )
  return { about: parsed.data, markdown }
}

function fieldsOf(file: string, head: string): Record<string, string> {
  return Object.fromEntries(
    head
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => {
        const colon = line.indexOf(':')
        if (colon < 1) throw new Error(`${file}: front matter line without "key: value": ${line}`)
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
      }),
  )
}

function faults(error: z.ZodError): string[] {
  return error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}`
      : `"${issue.path.join('.')}" ${issue.message}`,
  )
}
