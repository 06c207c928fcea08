import { readFileSync } from 'node:fs'
import { blogSlugs } from '#app/content/blog/slugs.ts'
import { type Lang, langs } from '#app/content/language.ts'

export type FoundText = { where: string; lang: Lang; text: string }

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../app/content/**/*.ts',
    '../../app/**/{words,*-words}.ts',
    '../../app/publishing/words/*.ts',
    '!**/*.test.ts',
  ],
  { eager: true },
)

/**
 * Every bilingual text of `app/content` (named from there) and of the staff area's words (named from `app`) with its slots
 * unfilled, then every paragraph of the articles.
 */
export function everyText(): FoundText[] {
  const typed = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      textsOf(value, `${file.replace(/^\.\.\/\.\.\/app\/(content\/)?/, '')} ${name}`),
    ),
  )
  return [...typed, ...articles()]
}

/** The texts in a value that belong to a `{ fr, en }`, at any depth. */
function textsOf(value: unknown, where: string, lang?: Lang): FoundText[] {
  if (typeof value === 'string') return lang ? [{ where, lang, text: value }] : []
  if (!value || typeof value !== 'object') return []
  const entries = Object.entries(value)
  const bilingual = !lang && langs.some((each) => Object.hasOwn(value, each))
  if (bilingual)
    return langs.flatMap((each) => textsOf((value as Record<string, unknown>)[each], where, each))
  return entries.flatMap(([key, item]) => textsOf(item, `${where}.${key}`, lang))
}

function articles(): FoundText[] {
  return blogSlugs.flatMap(({ fr }) =>
    langs.flatMap((lang) => {
      const source = readFileSync(new URL(`../../app/content/blog/${fr}.${lang}.md`, import.meta.url), 'utf8')
      return source
        .split(/\n{2,}|\n(?=- )/)
        .map((text, place) => ({ where: `blog/${fr}.md ${place}`, lang, text }))
    }),
  )
}
