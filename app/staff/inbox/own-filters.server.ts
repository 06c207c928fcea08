import type { Kysely } from 'kysely'
import { FILTER_NAME_LENGTH, filterAddress, type InboxFilter } from '#app/requests/inbox/inbox.ts'
import { forgetFilter, savedFilters, saveFilter } from '#app/requests/inbox/saved-filters.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { asId } from '#app/staff/kit/input-values.ts'
import type { Tables } from '#database/tables.ts'

/** A person's saved filters, and whether the current one can be saved too. */
export async function shownFilters(db: Kysely<Tables>, userId: string, filter: InboxFilter) {
  const shown = filterAddress({ ...filter, search: '' })
  const filters = (await savedFilters(db, userId)).map(({ id, name, address }) => ({
    id,
    name,
    href: plainPaths.admin + address,
    current: address === shown,
  }))
  // A sort order alone is not worth saving: on a phone the list always has one.
  const narrows = filterAddress({ ...filter, search: '', sort: 'newest' }) !== ''
  return { filters, offered: narrows && !filters.some(({ current }) => current) }
}

export type ShownFilters = Awaited<ReturnType<typeof shownFilters>>

/** Saves or deletes a filter, as the form asks. @returns false if there are too many already */
export async function applyToFilters(
  db: Kysely<Tables>,
  form: FormData,
  { userId, address }: { userId: string; address: string },
): Promise<boolean> {
  if (form.get('intent') === 'forget-filter') {
    const id = asId(form.get('filter'))
    if (id) await forgetFilter(db, userId, id)
    return true
  }
  const name = `${form.get('name') ?? ''}`.replace(/\s+/g, ' ').trim().slice(0, FILTER_NAME_LENGTH)
  return name ? saveFilter(db, { userId, name, address }) : true
}
