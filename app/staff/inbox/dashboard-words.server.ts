import type { Lang } from '#app/content/language.ts'
import { filterAddress, type InboxFilter } from '#app/requests/handling/inbox.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { staffCopy } from '#app/staff-words.ts'
import { manyCopy } from './many-words.ts'
import { todayCopy } from './today-words.ts'

/** The texts of the rows of a list. */
export function rowWords(lang: Lang) {
  const { chooseAll, chooseOne, act } = manyCopy(lang)
  const { request } = inboxCopy(lang)
  const { columns, mails } = staffCopy(lang).admin
  return { columns, call: request.call, notSent: mails.notSent, chooseAll, chooseOne, act }
}

/** The texts of the list page; the text for an empty list says why it is empty. */
export function dashboardWords(filter: InboxFilter, lang: Lang) {
  const { admin: copy } = staffCopy(lang)
  const { requests, failed, retry, pages, newer, older } = copy
  const { states, sort: order, nothing, export: exportLabel } = inboxCopy(lang)
  const plain = filterAddress({ ...filter, status: undefined, sort: 'newest' }) === ''
  const none = filter.status === 'spam' ? copy.emptySpam : filter.status ? nothing : copy.empty
  const empty = plain ? none : nothing
  return {
    ...rowWords(lang),
    requests,
    failed,
    retry,
    pages,
    newer,
    older,
    states,
    order,
    exportLabel,
    empty,
    today: todayCopy(lang).label,
  }
}
