import type { OpeningRecord } from '#app/content/records/record.ts'
import {
  deskFactPath,
  deskListedPath,
  deskPaths,
  deskPicturePath,
  deskPricePath,
  deskWordsPath,
} from '#app/desk-paths.ts'
import { FROM_OPENING } from '#app/staff/kit/after-saving.ts'

/** The page of the desk for each first part of an editor. */
const pages: Readonly<Record<string, (key: string, path: string) => string>> = {
  prices: (key) => deskPricePath(key),
  texts: (key) => deskWordsPath(key),
  lists: (key) => deskListedPath(key),
  pictures: (key) => (key ? deskPicturePath(key) : deskPaths.deskPictures),
  hours: () => deskPaths.deskHours,
  articles: () => deskPaths.deskArticles,
}

/** Where a record is changed; saving there leads back to its line in the list. Undefined where a developer changes it. */
export function editorOf({ id, editor }: OpeningRecord): string | undefined {
  if (!editor || editor === 'holidays') return undefined
  const [kind = ''] = editor.split('.')
  const page = (pages[kind] ?? ((_key, path) => deskFactPath(path)))(editor.slice(kind.length + 1), editor)
  return `${page}?${FROM_OPENING}=${id}`
}
