import { slugOf } from '#app/content/blog/addresses.ts'
import type { ArticleText, WrittenArticle } from '#app/content/blog/articles.ts'
import { categoryKeys } from '#app/content/blog/categories.ts'
import type { Facts } from '#app/content/facts.ts'
import { forEachLang, type Lang, langs, type Text } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskArticlesCopy } from '#app/content/staff/desk-articles.ts'
import { deskWordsCopy } from '#app/content/staff/desk-words.ts'
import type { Runtime } from '#app/context.server.ts'
import { freeSlugs, takenBy } from '#app/desk/article-addresses.ts'
import { articleFields } from '#app/desk/article-fields.ts'
import { type ArticleFault, articleFaults, tidyArticleText } from '#app/desk/article-rules.ts'
import { allDrafts } from '#app/desk/changes.server.ts'
import { isDay } from '#app/desk/day.ts'
import { type Item, saveEdit } from '#app/staff/desk/edits.server.ts'
import { fingerprintOf } from '#app/staff/desk/words/fingerprint.server.ts'
import {
  factsForFigures,
  type InsertableFact,
  insertableFacts,
} from '#app/staff/desk/words/words-edit.server.ts'

export type ArticleErrors = Partial<Record<string, string[]>>

/** Why an article is refused, by field name, and the facts to use instead of typed figures. */
export type ArticleRefusal = { errors: ArticleErrors; suits: InsertableFact[] }

const emptyText: ArticleText = { title: '', excerpt: '', tags: '', markdown: '' }

/** Initial values for the form of a new article. */
export const emptyArticle: WrittenArticle = {
  category: 'tips',
  published: true,
  slugs: { fr: '', en: '' },
  fr: emptyText,
  en: emptyText,
}

/** Slugs as the form shows them: one made from the title of an article not yet online is empty, so that it follows the title. */
export function typedSlugs(article: WrittenArticle, isOnline: boolean): Text {
  const shown = langs.map((lang) => {
    const slug = article.slugs[lang]
    return [lang, !isOnline && isMadeFrom(article[lang].title, slug) ? '' : slug]
  })
  return Object.fromEntries(shown) as Text
}

/** Whether `freeSlugs` may have made this slug: the title's own, or with a number up to 100. A year was typed. */
function isMadeFrom(title: string, slug: string): boolean {
  const made = slugOf(title)
  return slug.startsWith(made) && /^(-\d{1,3})?$/.test(slug.slice(made.length))
}

/** Reads the article form. An empty slug is made from the title. */
export function readArticleForm(
  form: FormData,
  { key, facts }: { key: string; facts: Facts },
): WrittenArticle {
  const typed = (lang: Lang) =>
    tidyArticleText(
      Object.fromEntries(
        articleFields.map((field) => [field, `${form.get(`${lang}.${field}`) ?? ''}`]),
      ) as ArticleText,
    )
  const category = categoryKeys.find((known) => known === form.get('category')) ?? emptyArticle.category
  const article = { category, published: form.has('published'), ...forEachLang(typed) }
  const free = freeSlugs({ ...article, slugs: emptyArticle.slugs }, key, facts)
  const slugs = langs.map((lang) => [lang, slugOf(`${form.get(`${lang}.slug`) ?? ''}`) || free[lang]])
  const from = `${form.get('from') ?? ''}`
  return { ...article, slugs: Object.fromEntries(slugs) as Text, ...(from && { from }) }
}

/** An article is too long for a hidden field: the form sends back a fingerprint, which shows whether it has changed. */
export const withFingerprint = ({ online, seen }: Item) => ({ ...seen, was: fingerprintOf(online) })

/** What an article's form was filled in on. */
export const seenIn = (form: FormData) => ({
  was: `${form.get('was') ?? ''}`,
  draft: `${form.get('draft') ?? ''}`,
})

type ArticleEdit = { item: Item; seen: Item['seen']; article: WrittenArticle; by: string }

/** Saves an article as a draft. @returns the item as somebody else has saved it since, in which case nothing is written */
export function saveArticle(runtime: Runtime, { item, seen, article, by }: ArticleEdit) {
  const was = seen.was === withFingerprint(item).was ? item.seen.was : ''
  return saveEdit(runtime, { path: item.path, now: article, seen: { ...seen, was }, by })
}

/** The facts with all drafts: a slug is free if neither an online nor a draft article has it. */
export async function factsWithDrafts({ desk, database }: Runtime): Promise<Facts> {
  return desk.factsWith(await allDrafts(database.db))
}

/** What is wrong with an article, in words; undefined if nothing is. */
export function articleRefusal(
  article: WrittenArticle,
  { key, facts, lang }: { key: string; facts: Facts; lang: Lang },
): ArticleRefusal | undefined {
  const faults = articleFaults(article)
  const taken = langs.filter((each) => takenBy(article.slugs[each], each, key, facts))
  const isDated = !article.from || isDay(article.from)
  if (!faults.length && !taken.length && isDated) return undefined
  const errors = langs.flatMap((each) =>
    articleFields.map((field) => {
      const own = faults.filter((fault) => fault.lang === each && fault.field === field)
      return [`${each}.${field}`, own.length ? own.map((fault) => faultWords(fault, lang)) : undefined]
    }),
  )
  const addresses = taken.map((each) => [`${each}.slug`, [deskArticlesCopy(lang).addressTaken]])
  return {
    errors: {
      ...(Object.fromEntries([...errors, ...addresses]) as ArticleErrors),
      ...(!isDated && { from: [deskArticlesCopy(lang).fromWrong] }),
    },
    suits: insertableFacts(factsForFigures(faults), lang),
  }
}

function faultWords(fault: ArticleFault, lang: Lang): string {
  const { kind, lang: _, field, ...slots } = fault
  const isMark = kind === 'markup' && field === 'markdown'
  return fillSlots(isMark ? deskArticlesCopy(lang).markup : deskWordsCopy(lang).faults[kind], slots)
}
