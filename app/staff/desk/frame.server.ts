import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { deskListPath } from '#app/desk-paths.ts'
import { allDrafts } from '#app/publishing/changes.server.ts'
import { isUnfinished } from '#app/publishing/items.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { plainPaths } from '#app/site-map.ts'

const places = [
  ['prices', plainPaths.desk],
  ['hours', plainPaths.deskHours],
  ['facts', plainPaths.deskFacts],
  ['pictures', plainPaths.deskPictures],
  ['words', plainPaths.deskWords],
  ['articles', plainPaths.deskArticles],
  ['reviews', deskListPath('reviews')],
  ['projects', deskListPath('projects')],
  ['questions', deskListPath('questions')],
  ['drafts', plainPaths.deskDrafts],
] as const

/** The way from an editor back to its list, at the line of its item; undefined if the address is none of the desk's. */
export function backFrom(editor: string, lang: Lang) {
  const [found] = places
    .filter(([, href]) => editor === href || editor.startsWith(`${href}/`))
    .sort(([, one], [, other]) => other.length - one.length)
  if (!found) return undefined
  const [part, href] = found
  const line = editor === href ? '' : `#${editor.slice(editor.lastIndexOf('/') + 1)}`
  return { href: href + line, what: deskCopy(lang).parts[part] }
}

/** The title of a desk page, and its tabs with the number of pending changes. */
export async function deskFrame(current: (typeof places)[number][0], { database }: Runtime, lang: Lang) {
  const { parts } = deskCopy(lang)
  const { length } = (await allDrafts(database.db)).filter((draft) => !isUnfinished(draft))
  return {
    title: parts.label,
    tabs: {
      label: parts.label,
      links: places.map(([part, href]) => ({
        href,
        label: part === 'drafts' && length ? `${parts[part]} (${length})` : parts[part],
        current: part === current,
      })),
    },
  }
}
