import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { categories } from '#app/content/blog/categories.ts'
import { facts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { longDate } from '#app/content/hours/dates.ts'
import { type Lang, langs, type Text } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskArticlesCopy } from '#app/content/staff/desk-articles.ts'
import { articleFields } from '#app/desk/article-fields.ts'
import type { Entry } from '#app/desk/fold.ts'
import { type WordChange, wordDifference } from '#app/desk/word-difference.server.ts'
import { href } from '#app/site-map.ts'

/** "Article « Freins usés »". */
export function articleName(value: unknown, lang: Lang): string {
  return fillSlots(deskArticlesCopy(lang).name, { title: articleTitle(value, lang) })
}

/** "« Freins usés », Réparations, en ligne". */
export function articleState(value: unknown, lang: Lang): string {
  const { state } = deskArticlesCopy(lang)
  const article = value as WrittenArticle
  return fillSlots(state, {
    title: articleTitle(value, lang),
    category: categories[article.category][lang],
    state: onlineText(article, lang),
  })
}

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
  const article = value as WrittenArticle | null
  return article?.published ? href('post', lang, article.slugs[lang]) : href('blog', lang)
}

/** A change of an article: the changed words with their context, else its addresses, or its category and state. */
export function articleSentence({ was, now }: Entry, lang: Lang) {
  const [before, after] = [was as WrittenArticle | null, now as WrittenArticle | null]
  if (!before || !after) {
    const state = (article: unknown) => (article ? articleState(article, lang) : deskArticlesCopy(lang).none)
    return { what: articleName(now ?? was, lang), before: before ? state(before) : '', after: state(after) }
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
