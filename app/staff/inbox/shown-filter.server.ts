import { numberText } from '#app/content/formats.server.ts'
import { localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { counted } from '#app/content/slots.ts'
import type { InboxQuery } from '#app/requests/handling/inbox.server.ts'
import {
  filterAddress,
  type InboxFilter,
  periods,
  quickFilters,
  type Status,
  sorts,
  statuses,
} from '#app/requests/handling/inbox.ts'
import { type InboxCopy, inboxCopy } from '#app/requests/handling/words.ts'
import { formTypes, requestServices } from '#app/requests/request.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { plainPaths } from '#app/site-map.ts'
import { type StaffCopy, staffCopy } from '#app/staff-words.ts'
import { stageWords } from './shown-row.server.ts'

/** The filter as a query: its period starts at midnight in the garage's time zone. */
export function queryOf({ period, ...filter }: InboxFilter, now: Date): InboxQuery {
  const today = localTime(now).startOfDay()
  const since = period && new Date(today.subtract({ days: Number(period) - 1 }).epochMilliseconds)
  return { ...filter, since, now }
}

/** The filter form in the reader's language. */
export function shownFilter(filter: InboxFilter, lang: Lang) {
  const copy = inboxCopy(lang)
  const clear = filterAddress({ status: filter.status, search: '', sort: filter.sort })
  const changed = filterAddress(filter) !== clear
  const set = [filter.type, filter.service, filter.period, filter.only].filter(Boolean).length
  return {
    key: filterAddress(filter),
    label: copy.filters,
    button: copy.filterButton,
    set: set ? { count: set, text: counted(copy.filtersSet, set, lang) } : undefined,
    status: filter.status,
    search: { label: copy.search, value: filter.search },
    choices: choicesOf(filter, copy, staffCopy(lang).admin, lang),
    apply: copy.apply,
    clear: changed ? { label: copy.clear, href: plainPaths.admin + clear } : undefined,
  }
}

export type FilterForm = ReturnType<typeof shownFilter>

/** The two orders that are one tap away. */
export function orderLinks(filter: InboxFilter, lang: Lang) {
  return (['newest', 'due'] as const).map((sort) => ({
    href: plainPaths.admin + filterAddress({ ...filter, sort }),
    label: inboxCopy(lang).sorts[sort],
    current: filter.sort === sort,
  }))
}

export type OrderLink = ReturnType<typeof orderLinks>[number]

function choicesOf(filter: InboxFilter, copy: InboxCopy, { types }: StaffCopy['admin'], lang: Lang) {
  const onlyWords = { ...copy.quickFilters, ...stageWords(lang) }
  const choice = <Value extends string>(
    name: 'type' | 'service' | 'period' | 'only' | 'sort',
    any: string | undefined,
    values: readonly Value[],
    word: (value: Value) => string,
  ) => ({
    name,
    label: copy[name],
    value: filter[name] ?? '',
    options: [
      ...(any ? [{ value: '', label: any }] : []),
      ...values.map((value) => ({ value, label: word(value) })),
    ],
  })
  return [
    choice('type', copy.any, formTypes, (type) => types[type]),
    choice('service', copy.any, requestServices, (service) => requestServiceLabel(service, lang)),
    choice('period', copy.all, periods, (days) => copy.periods[days]),
    choice('only', copy.all, quickFilters, (only) => onlyWords[only]),
    choice('sort', undefined, sorts, (sort) => copy.sorts[sort]),
  ]
}

/** Every status with its count under the other filters; a "+" means that there may be more. */
export function statusLinks(filter: InboxFilter, counts: Record<Status, number>, more: boolean, lang: Lang) {
  const copy = inboxCopy(lang)
  // It stays so until the work is completed.
  const words = { ...staffCopy(lang).admin.statuses, scheduled: copy.scheduled }
  const all = statuses.reduce((sum, status) => sum + (status === 'spam' ? 0 : counts[status]), 0)
  const link = (status: Status | undefined, label: string, count: number) => ({
    key: status ?? 'all',
    href: plainPaths.admin + filterAddress({ ...filter, status }),
    label,
    count: numberText(count, lang) + (more ? '+' : ''),
    current: filter.status === status,
  })
  return [
    link(undefined, copy.all, all),
    ...statuses.map((status) => link(status, words[status], counts[status])),
  ]
}

export type StatusLink = ReturnType<typeof statusLinks>[number]
