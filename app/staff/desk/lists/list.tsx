import { data } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { isOpen } from '#app/content/records/stands.ts'
import type { Runtime } from '#app/context.server.ts'
import { deskListedPath } from '#app/desk-paths.ts'
import { nameOf, valueText } from '#app/publishing/items.ts'
import { type AddedList, isAddedList } from '#app/publishing/kinds/lists.ts'
import { deskListsCopy } from '#app/publishing/words/lists.ts'
import { openItems } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/list.ts'
import { EntryList, ListHead } from './entry-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, params } = staffPage(args)
  const { list } = params
  if (!isAddedList(list)) throw data(null, { status: 404 })
  const copy = deskListsCopy(lang).lists[list]
  return {
    ...(await deskFrame(list, runtime, lang)),
    copy,
    none: isOpen() ? copy.noneOpen : copy.none,
    list,
    entries: await listEntries(runtime, list, lang),
  }
}

/** The entries that the garage added, drafts included. */
async function listEntries(runtime: Runtime, list: AddedList, lang: Lang) {
  const { toPublish, changes, leaving } = deskListsCopy(lang)
  const { itemsOf } = await openItems(runtime)
  return itemsOf(list).flatMap(({ path, online, value, isDraft }) => {
    const known = value ?? online
    if (!known) return []
    const waits = online === null ? toPublish : value === null ? leaving : changes
    return {
      href: deskListedPath(list, path.slice(list.length + 1)),
      name: nameOf(path, known, lang),
      state: valueText(path, known, lang),
      draft: isDraft ? waits : undefined,
    }
  })
}

export default function DeskList({ loaderData: { copy, none, list, entries } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <ListHead copy={copy}>
        <Go look="signal" to={deskListedPath(list)} label={copy.add} />
      </ListHead>
      {entries.length === 0 && <p className="border border-line bg-surface p-4 md:p-6">{none}</p>}
      <EntryList entries={entries} />
    </div>
  )
}
