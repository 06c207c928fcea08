import { z } from 'zod'
import { LONGEST_SLUG } from '#app/content/blog/addresses.ts'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { categories, categoryKeys } from '#app/content/blog/categories.ts'
import { bundledArticle } from '#app/content/blog/posts.ts'
import { type Facts, facts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { longDate } from '#app/content/hours/dates.ts'
import { forEachLang, type Lang, langs, type Text } from '#app/content/language.ts'
import { isOwnKey } from '#app/content/own-key.ts'
import { stands } from '#app/content/records/stands.ts'
import { fillSlots } from '#app/content/slots.ts'
import { type PastArticle, takenBy } from '#app/publishing/article-addresses.ts'
import { articleFields } from '#app/publishing/article-fields.ts'
import {
  articleFaults,
  isShowable,
  LONGEST_FIGURE,
  MOST_FIGURES,
  tidyArticleText,
} from '#app/publishing/article-rules.ts'
import { isDay } from '#app/publishing/day.ts'
import { type WordChange, wordDifference } from '#app/publishing/word-difference.server.ts'
import { deskArticlesCopy } from '#app/publishing/words/articles.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { href } from '#app/site-map.ts'
import { type Change, inEveryLanguage, type Kind, type Sentence } from './kind.ts'

const words = z
  .strictObject({ title: z.string(), excerpt: z.string(), tags: z.string(), markdown: z.string() })
  .transform(tidyArticleText)
const slug = z
  .string()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
  .max(LONGEST_SLUG)
const slugs = inEveryLanguage(slug)

const parts = {
  category: z.enum(categoryKeys),
  published: z.boolean(),
  ...forEachLang(() => words),
  figures: z.array(z.string().max(LONGEST_FIGURE)).max(MOST_FIGURES).optional(),
}

/** Only published articles must be complete. */
const isWhole = (article: WrittenArticle) =>
  !article.published || (langs.every((lang) => article.slugs[lang] !== '') && isShowable(article))

const past = z.object({ published: z.boolean(), slugs: slugs.optional() }).nullable()

/**
 * An earlier published version of an article, without its texts: they were checked then, rules may have changed since, and
 * checking them again made each read of a long history take seconds. Undefined where the value is not an article.
 */
export function pastArticle(key: string, value: unknown): PastArticle | null | undefined {
  const { data } = past.safeParse(value)
  const own = data?.slugs ?? bundledArticle(key)?.slugs
  return data && own ? { published: data.published, slugs: own } : data === null ? null : undefined
}

/** An article of the blog: its texts in each language, its slugs, and whether it is published. */
export const articles: Kind<WrittenArticle> = {
  has: (key) => bundledArticle(key) !== undefined || isOwnKey(key),
  mostCharacters: 20_000,
  schema(key) {
    const bundled = bundledArticle(key)
    return bundled
      ? z.strictObject({ ...parts, slugs: slugs.default(bundled.slugs) }).refine(isWhole)
      : z
          .strictObject({ ...parts, slugs, from: z.string().refine(isDay).optional() })
          .refine(isWhole)
          .nullable()
  },
  keepsRules: (article) => !article.published || !articleFaults(article).length,
  bundled(key) {
    const article = bundledArticle(key)
    return article ? { ...article, ...forEachLang((lang) => tidyArticleText(article[lang])) } : null
  },
  file: (key) => `blog/${key}.md`,
  name: (_, article, lang) => articleName(article, lang),
  text: articleState,
  none: (lang) => deskCopy(lang).values.none,
  sentence,
  page: (_, article, lang) => pageOfArticle(article, lang),
  problems: ({ facts, entries }) =>
    entries.flatMap(({ key, now }) => (now ? addressTaken(key, now as WrittenArticle, facts) : [])),
  isText: true,
  isUnfinished: (was, now) => !was && now?.published === false,
}

/** No two articles may share a slug, nor may an article take a slug that another one had before. */
function addressTaken(key: string, article: WrittenArticle, facts: Facts) {
  // A draft of an earlier version may have no addresses.
  const slugs = pastArticle(key, article)?.slugs
  const isTaken = langs.some((lang) => slugs && takenBy(slugs[lang], lang, key, facts))
  return isTaken
    ? [{ kind: 'address-taken' as const, about: forEachLang((lang) => article[lang].title) }]
    : []
}

/** "Article « Freins usés »". */
function articleName(article: WrittenArticle | null, lang: Lang): string {
  return fillSlots(deskArticlesCopy(lang).name, { title: articleTitle(article, lang) })
}

/** "« Freins usés », Réparations, en ligne". */
function articleState(article: WrittenArticle, lang: Lang): string {
  return fillSlots(deskArticlesCopy(lang).state, {
    title: articleTitle(article, lang),
    category: categories[article.category][lang],
    state: onlineText(article, lang),
  })
}

/** Whether an article of the files is not shown: nobody has read them, or changed it. */
export const isUnread = (key: string): boolean =>
  !isOwnKey(key) && !stands('articles') && !facts().articles[key]

/** "en ligne", "en ligne le 3 mars 2031", "retiré". */
export function onlineText({ published, from }: WrittenArticle, lang: Lang): string {
  const { online, onlineFrom, down } = deskArticlesCopy(lang)
  if (!published) return down
  return from ? fillSlots(onlineFrom, { day: longDate(from, lang) }) : online
}

/** The title in a language, or in another one if it is missing. */
export function articleTitle(value: unknown, lang: Lang): string {
  const article = value as WrittenArticle | null
  const title = [lang, ...langs].map((each) => article?.[each].title).find(Boolean) ?? ''
  try {
    return fill(title, lang, facts()) || deskArticlesCopy(lang).untitled
  } catch {
    // An unfinished article may name a fact that does not exist.
    return title
  }
}

/** The public page of an article, or the blog list if it is not online. */
export function pageOfArticle(value: unknown, lang: Lang): string {
  // A draft of an earlier version may have no addresses.
  const { published, slugs } = (value ?? {}) as Partial<WrittenArticle>
  return published && slugs ? href('post', lang, slugs[lang]) : href('blog', lang)
}

/** A change of an article: the changed words with their context, else its addresses, or its category and state. */
function sentence({ was: before, now: after }: Change<WrittenArticle>, lang: Lang): Sentence {
  if (!before || !after) {
    const state = (article: WrittenArticle | null) =>
      article ? articleState(article, lang) : deskArticlesCopy(lang).none
    return {
      what: articleName(after ?? before, lang),
      before: before ? state(before) : '',
      after: state(after),
    }
  }
  const text = (article: WrittenArticle): Text =>
    Object.fromEntries(
      langs.map((each) => [each, articleFields.map((field) => article[each][field]).join('\n')]),
    ) as Text
  const words = wordDifference(text(before), text(after)).map(({ lang: each, parts }) => ({
    lang: each,
    parts: parts.map((part, at) => shortened(part, { isFirst: at === 0, isLast: at === parts.length - 1 })),
  }))
  const isMoved = (['published', 'category', 'from'] as const).some((part) => before[part] !== after[part])
  const states = { before: articleState(before, lang), after: articleState(after, lang) }
  if (!words.length && !isMoved && langs.some((each) => before.slugs[each] !== after.slugs[each]))
    return {
      what: articleName(after, lang),
      before: pageOfArticle(before, lang),
      after: pageOfArticle(after, lang),
    }
  if (!words.length) return { what: articleName(after, lang), ...states }
  return { what: isMoved ? `Article ${states.after}` : articleName(after, lang), ...states, words }
}

const AROUND = 60

/** Shortens unchanged text to the words next to a change. */
function shortened(part: WordChange, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): WordChange {
  const { text, is } = part
  if (is !== 'same' || text.length <= 2 * AROUND) return part
  const head = isFirst ? '' : text.slice(0, AROUND).replace(/\S*$/, '')
  const tail = isLast ? '' : text.slice(-AROUND).replace(/^\S*/, '')
  return { ...part, text: `${head}[…]${tail}` }
}
