import type { ArticleText, WrittenArticle } from '#app/content/blog/articles.ts'
import { categoryKeys } from '#app/content/blog/categories.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskArticlesCopy } from '#app/content/staff/desk-articles.ts'
import { deskWordsCopy } from '#app/content/staff/desk-words.ts'
import { articleFields } from '#app/desk/article-fields.ts'
import { type ArticleFault, articleFaults, tidyArticleText } from '#app/desk/article-rules.ts'
import { factsForFigures, type InsertableFact, shownFacts } from '#app/staff/desk/words/words-edit.server.ts'

export type ArticleErrors = Partial<Record<string, string[]>>

/** Why an article is not taken, by the name of its field, and the facts that say what was typed. */
export type ArticleRefusal = { errors: ArticleErrors; suits: InsertableFact[] }

/** What the form of an article says. */
export function readArticleForm(form: FormData, online: WrittenArticle): WrittenArticle {
  const typed = (lang: Lang) =>
    tidyArticleText(
      Object.fromEntries(
        articleFields.map((field) => [field, `${form.get(`${lang}.${field}`) ?? ''}`]),
      ) as ArticleText,
    )
  const category = categoryKeys.find((key) => key === form.get('category')) ?? online.category
  return { category, published: form.has('published'), fr: typed('fr'), en: typed('en') }
}

/** What is wrong with an article, in words; undefined where it is taken. */
export function articleRefusal(article: WrittenArticle, lang: Lang): ArticleRefusal | undefined {
  const faults = articleFaults(article)
  if (!faults.length) return undefined
  const errors = langs.flatMap((each) =>
    articleFields.map((field) => {
      const own = faults.filter((fault) => fault.lang === each && fault.field === field)
      return [`${each}.${field}`, own.length ? own.map((fault) => faultWords(fault, lang)) : undefined]
    }),
  )
  return {
    errors: Object.fromEntries(errors) as ArticleErrors,
    suits: shownFacts(factsForFigures(faults), lang),
  }
}

function faultWords(fault: ArticleFault, lang: Lang): string {
  const { kind, lang: _, field, ...slots } = fault
  const isMark = kind === 'markup' && field === 'markdown'
  return fillSlots(isMark ? deskArticlesCopy(lang).markup : deskWordsCopy(lang).faults[kind], slots)
}
