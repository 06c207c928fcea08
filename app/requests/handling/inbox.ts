import type { Stage } from '#app/requests/life/stage.ts'
import { formTypes, type RequestService, requestServices } from '#app/requests/request.ts'

export type StatusFacts = {
  /** Whether the garage still has something to do. */
  isOpen: boolean
  /** Whether the visitor has been answered by then; undefined where the status does not change that. */
  isAnswered?: boolean
  /** Whether an appointment makes it `scheduled`. */
  isBookable: boolean
}

/** The statuses in the order in which a request passes through them; `spam` is separate. */
export const statusFacts = {
  new: { isOpen: true, isAnswered: false, isBookable: true },
  contacted: { isOpen: true, isAnswered: true, isBookable: true },
  scheduled: { isOpen: true, isAnswered: true, isBookable: false },
  completed: { isOpen: false, isAnswered: true, isBookable: false },
  archived: { isOpen: false, isBookable: false },
  spam: { isOpen: false, isBookable: false },
} satisfies Record<string, StatusFacts>
export type Status = keyof typeof statusFacts
export const statuses = Object.keys(statusFacts) as Status[]
export const openStatuses = statuses.filter((status) => statusFacts[status].isOpen)

/** Days back from today, today included. */
export const periods = ['1', '7', '30', '365'] as const
/** `due`: what waits for the garage first, whose due is first on top; then the newest. */
export const sorts = ['newest', 'due', 'oldest', 'name'] as const
/** Where an open request stands, beyond what its status says. */
export const nearStages = [
  'asked',
  'cancelled',
  'arrived',
  'examined',
  'toRead',
  'accepted',
  'partly',
  'refused',
  'working',
  'waiting',
  'ready',
] as const satisfies readonly Stage[]
/** Besides these: what waits for the garage, and what it should have done by now. */
export const quickFilters = ['ours', 'overdue', ...nearStages] as const

/** What the inbox shows, as its URL says it. Without a status: every one but spam. */
export type InboxFilter = {
  status?: Status
  type?: (typeof formTypes)[number]
  service?: RequestService
  period?: (typeof periods)[number]
  only?: (typeof quickFilters)[number]
  search: string
  sort: (typeof sorts)[number]
}

const LONGEST_SEARCH = 120

function oneOf<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined {
  return choices.find((choice) => choice === text)
}

/** The filter in a query, newest first unless it asks for another order; unknown values are left out. */
export function readFilter(address: URLSearchParams): InboxFilter {
  return {
    status: oneOf(statuses, address.get('status')),
    type: oneOf(formTypes, address.get('type')),
    service: oneOf(requestServices, address.get('service')),
    period: oneOf(periods, address.get('period')),
    only: oneOf(quickFilters, address.get('only')),
    search: (address.get('q') ?? '').slice(0, LONGEST_SEARCH),
    sort: oneOf(sorts, address.get('sort')) ?? 'newest',
  }
}

/** The query of some pages of a filter's list, without its defaults. */
export function filterAddress({ search, sort, ...rest }: InboxFilter, first = 1, last = first): string {
  const entries = Object.entries({
    ...rest,
    q: search || undefined,
    sort: sort === 'newest' ? undefined : sort,
    page: first > 1 ? `${first}` : undefined,
    to: last > first ? `${last}` : undefined,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return entries.length ? `?${new URLSearchParams(entries)}` : ''
}
