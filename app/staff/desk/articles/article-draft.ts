import { data } from 'react-router'
import { isOwnKey } from '#app/content/own-key.ts'
import { shownValue } from '#app/publishing/items.ts'
import { openItem, openItems, seenIn } from '#app/staff/desk/edits.server.ts'
import { refuseData } from '#app/staff/kit/no-data.server.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/article-draft.ts'
import { readArticleForm, saveArticle } from './article-edit.server.ts'

export const middleware = [refuseData]

/**
 * Keeps the draft of an article while it is written, so that a closed tab or a dead battery loses little. Only until it is online:
 * a change of what is online would be offered for publication half written. @returns the draft's `savedAt`
 */
export async function action(args: Route.ActionArgs) {
  const { runtime, me, form, params } = staffPage(args)
  const key = params.article
  if (!isOwnKey(key)) throw data(null, { status: 404 })
  const path = `articles.${key}`
  const { itemAt, factsWithDrafts } = await openItems(runtime)
  const item = itemAt(path)
  const typed = readArticleForm(form, { key, facts: factsWithDrafts() })
  const article = { ...typed, published: false }
  if (item.online !== null || shownValue(path, article) === undefined) throw data(null, { status: 400 })
  const theirs = await saveArticle(runtime, { item, seen: seenIn(form), article, by: me.email })
  if (theirs) throw data(null, { status: 409 })
  return Response.json({ draft: (await openItem(runtime, path)).seen.draft })
}
