import { slugOf } from '#app/content/blog/addresses.ts'
import type { ArticleText, WrittenArticle } from '#app/content/blog/articles.ts'
import { categoryKeys } from '#app/content/blog/categories.ts'
import type { Facts } from '#app/content/facts.ts'
import { forEachLang, type Lang, langs, type Text } from '#app/content/language.ts'
import { fillSlots, formFor } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { freeSlugs, takenBy } from '#app/publishing/article-addresses.ts'
import { articleFields } from '#app/publishing/article-fields.ts'
import {
  type ArticleFault,
  type ArticleFigures,
  articleFaults,
  MOST_FAULTS,
  ownFigures,
  tidyArticleText,
} from '#app/publishing/article-rules.ts'
import { isDay } from '#app/publishing/day.ts'
import { deskArticlesCopy } from '#app/publishing/words/articles.ts'
import { deskWordsCopy } from '#app/publishing/words/texts.ts'
import { type Item, saveEdit } from '#app/staff/desk/edits.server.ts'
import { fingerprintOf } from '#app/staff/desk/words/fingerprint.server.ts'
import { factsForFigures } from '#app/staff/desk/words/words-edit.server.ts'
import type { Filled } from '#app/staff/kit/fields.tsx'
import { jsonIn } from '#platform/body.ts'
import { withLists } from './typed-lists.ts'

export type ArticleErrors = Partial<Record<string, string[]>>

const emptyText: ArticleText = { title: '', excerpt: '', tags: '', markdown: '' }

/** Initial values for the form of a new article. */
export const emptyArticle: WrittenArticle = {
  category: 'tips',
  published: true,
  slugs: { fr: '', en: '' },
  fr: emptyText,
  en: emptyText,
}

/** What stands in the form. A slug made from the title of an article not yet online is empty, so that it follows the title. */
export function articleValues(article: WrittenArticle, isOnline: boolean): Filled['values'] {
  const texts = langs.flatMap((lang) => {
    const slug = article.slugs[lang]
    const isMade = !isOnline && isMadeFrom(article[lang].title, slug)
    return [
      ...articleFields.map((field) => [`${lang}.${field}`, article[lang][field]]),
      [`${lang}.slug`, isMade ? '' : slug],
    ]
  })
  const { category, from, published } = article
  return { ...Object.fromEntries(texts), category, from, published: published ? 'yes' : '' }
}

/** Whether `freeSlugs` may have made this slug: the title's own, or with a number up to 100. A year was typed. */
function isMadeFrom(title: string, slug: string): boolean {
  const made = slugOf(title)
  return slug.startsWith(made) && /^(-\d{1,3})?$/.test(slug.slice(made.length))
}

/** Figures that an article may name if its writer means it to, what is asked about them, and the facts to use instead. */
export function figureQuestion(article: WrittenArticle, { own, faults }: ArticleFigures, lang: Lang) {
  const isMeant = own.every(({ found }) => article.figures?.includes(found))
  const ask = formFor(deskArticlesCopy(lang).figures, own.length, lang)
  return { figures: own, ask, isMeant, suits: factsForFigures(faults, lang) }
}

export type FigureQuestion = ReturnType<typeof figureQuestion>

/**
 * Reads the article form. An empty slug is made from the title.
 * @param facts with all drafts: a slug is free if neither an online nor a draft article has it
 */
export function readArticleForm(
  form: FormData,
  { key, facts }: { key: string; facts: Facts },
): WrittenArticle {
  const typed = (lang: Lang) =>
    tidyArticleText(
      Object.fromEntries(
        articleFields.map((field) => {
          const text = `${form.get(`${lang}.${field}`) ?? ''}`
          return [field, field === 'markdown' ? withLists(text) : text]
        }),
      ) as ArticleText,
    )
  const category = categoryKeys.find((known) => known === form.get('category')) ?? emptyArticle.category
  const words = { category, published: form.has('published'), ...forEachLang(typed) }
  const shown = jsonIn(`${form.get('figures') ?? ''}`)
  const figures = ownFigures({ ...words, slugs: emptyArticle.slugs }).flatMap(({ found }) =>
    Array.isArray(shown) && shown.includes(found) ? [found] : [],
  )
  const article = { ...words, ...(figures.length > 0 && { figures }) }
  const free = freeSlugs({ ...article, slugs: emptyArticle.slugs }, key, facts)
  const slugs = langs.map((lang) => [lang, slugOf(`${form.get(`${lang}.slug`) ?? ''}`) || free[lang]])
  const from = `${form.get('from') ?? ''}`
  return { ...article, slugs: Object.fromEntries(slugs) as Text, ...(from && { from }) }
}

/** An article is too long for a hidden field: the form sends back a fingerprint, which shows whether it has changed. */
export const withFingerprint = ({ online, seen }: Item) => ({ ...seen, was: fingerprintOf(online) })

type ArticleEdit = { item: Item; seen: Item['seen']; article: WrittenArticle; by: string }

/** Saves an article as a draft. @returns the item as somebody else has saved it since, in which case nothing is written */
export function saveArticle(runtime: Runtime, { item, seen, article, by }: ArticleEdit) {
  const was = seen.was === withFingerprint(item).was ? item.seen.was : ''
  return saveEdit(runtime, { path: item.path, now: article, seen: { ...seen, was }, by })
}

/** What is wrong with an article, in words, by field name; undefined if nothing is. */
export function articleRefusal(
  article: WrittenArticle,
  { key, facts, lang, figures }: { key: string; facts: Facts; lang: Lang; figures?: ArticleFigures },
): ArticleErrors | undefined {
  const copy = deskArticlesCopy(lang)
  const faults = articleFaults(article, figures)
  const errors = langs.flatMap((each) => [
    ...articleFields.map((field): [string, string[]] => {
      const own = faults.filter((fault) => fault.lang === each && fault.field === field && !fault.isAsked)
      const lines = [...new Set(own.map((fault) => faultWords(fault, lang)))]
      return [
        `${each}.${field}`,
        lines.length > MOST_FAULTS ? [...lines.slice(0, MOST_FAULTS), copy.moreFaults] : lines,
      ]
    }),
    [`${each}.slug`, takenBy(article.slugs[each], each, key, facts) ? [copy.addressTaken] : []] as const,
  ])
  const wrong = [
    ...errors,
    ['from', !article.from || isDay(article.from) ? [] : [copy.fromWrong]] as const,
    ['figures', faults.some(({ isAsked }) => isAsked) ? [copy.figuresOpen] : []] as const,
  ].filter(([, lines]) => lines.length)
  return wrong.length ? Object.fromEntries(wrong) : undefined
}

function faultWords(fault: ArticleFault, lang: Lang): string {
  const { kind, field, near } = fault
  const slots = {
    ...('found' in fault && { found: fault.found }),
    ...(kind === 'long' && { most: fault.most, is: fault.is }),
  }
  const copy = deskArticlesCopy(lang)
  const isMark = kind === 'markup' && field === 'markdown'
  const words = fillSlots(isMark ? copy.markup : deskWordsCopy(lang).faults[kind], slots)
  return near === undefined || near === slots.found ? words : `${words} ${fillSlots(copy.near, { near })}`
}
