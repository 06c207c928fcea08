import type { Lang } from '#app/content/language.ts'
import { inboxCopy } from '#app/content/staff/inbox.ts'
import { manyCopy } from '#app/content/staff/many.ts'
import { staffCopy } from '#app/content/staff/staff.ts'
import { todayCopy } from '#app/content/staff/today.ts'
import { filterAddress, type InboxFilter } from '#app/requests/inbox/inbox.ts'

/** The texts of the list page; the text for an empty list says why it is empty. */
export function dashboardWords(filter: InboxFilter, lang: Lang) {
  const { admin: copy } = staffCopy(lang)
  const { submissions, columns, failed, retry, pages, newer, older } = copy
  const { states, unread, nothing, export: exportLabel, request } = inboxCopy(lang)
  const many = manyCopy(lang)
  const plain = filterAddress({ ...filter, status: undefined, sort: 'newest' }) === ''
  const none = filter.status === 'spam' ? copy.emptySpam : filter.status ? nothing : copy.empty
  const empty = plain ? none : nothing
  return {
    submissions,
    columns,
    failed,
    retry,
    pages,
    newer,
    older,
    states,
    unread,
    exportLabel,
    empty,
    call: request.call,
    today: todayCopy(lang).label,
    chooseAll: many.chooseAll,
    chooseOne: many.chooseOne,
    act: many.act,
  }
}
