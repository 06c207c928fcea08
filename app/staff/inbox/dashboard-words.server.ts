import type { Lang } from '#app/content/language.ts'
import { filterAddress, type InboxFilter } from '#app/requests/handling/inbox.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { staffCopy } from '#app/staff-words.ts'
import { manyCopy } from './many-words.ts'
import { todayCopy } from './today-words.ts'

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
