import { useState } from 'react'
import { Link } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import type { Lang } from '#app/content/language.ts'
import { counted, fillSlots, formFor } from '#app/content/slots.ts'
import { inboxCopy } from '#app/content/staff/inbox.ts'
import { liveCopy } from '#app/content/staff/live.ts'
import { type StaffCopy, staffCopy } from '#app/content/staff/staff.ts'
import { type Runtime, runtimeContext } from '#app/context.server.ts'
import { mailsHeldUp, mailsOfRequests } from '#app/mail/outbox.server.ts'
import { listRequests } from '#app/requests/inbox/inbox.server.ts'
import { filterAddress, type InboxFilter, readFilter } from '#app/requests/inbox/inbox.ts'
import { plainPaths } from '#app/site-map.ts'
import { wholeNumber } from '#app/staff/kit/asked-values.ts'
import { numberText } from '#app/staff/kit/formats.server.ts'
import { PageLinks } from '#app/staff/kit/page-links.tsx'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { Placeholders } from '#app/staff/kit/placeholders.tsx'
import { shownPlaceholders } from '#app/staff/kit/shown-placeholders.server.ts'
import { type Toast, useToast } from '#app/staff/kit/toasts.tsx'
import { dateTimeText } from '#app/staff/kit/when.server.ts'
import { errorFields } from '#platform/log.ts'
import type { Route } from './+types/dashboard.ts'
import { Filters } from './filters.tsx'
import { useInboxKeys } from './keys/inbox-keys.ts'
import { Keys } from './keys/keys.tsx'
import { useInboxNews } from './live/inbox-news.ts'
import { LiveBar, type LiveState } from './live/live-bar.tsx'
import { useRevalidation } from './live/revalidation.ts'
import { queryOf, shownFilter, statusLinks } from './shown-filter.server.ts'
import { type ShownSubmission, shownSubmission } from './shown-submission.server.ts'
import { StatusLinks } from './status-links.tsx'
import { SubmissionsTable } from './submissions-table.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { database, log } = context.get(runtimeContext)
  const lang = languageOf(request)
  const { admin: copy, errors, area } = staffCopy(lang)
  const filter = readFilter(url.searchParams)
  const shared = {
    lang,
    copy: shownCopy(copy, filter, lang),
    live: liveCopy(lang),
    title: `${copy.title} | ${area}`,
    form: shownFilter(filter, lang),
    here: plainPaths.admin + url.search,
    exported: plainPaths.exportRequests + filterAddress(filter),
    placeholders: shownPlaceholders(lang),
  }
  try {
    const wanted = wholeNumber(url.searchParams.get('page')) ?? 1
    return { ...shared, list: await shownList(database, filter, wanted, lang) }
  } catch (error) {
    log.error('submissions.unreadable', errorFields(error))
    return { ...shared, failed: errors.failedToLoad }
  }
}

async function shownList({ db }: Runtime['database'], filter: InboxFilter, wanted: number, lang: Lang) {
  const now = new Date()
  const { admin: copy } = staffCopy(lang)
  const { rows, counts, total, page, pages, more } = await listRequests(db, queryOf(filter, now), wanted)
  const mails = Map.groupBy(
    await mailsOfRequests(
      db,
      rows.map(({ id }) => id),
    ),
    ({ requestId }) => requestId,
  )
  const heldUp = await mailsHeldUp(db, now)
  const address = (to: number) => plainPaths.admin + filterAddress(filter, to)
  return {
    heldUp: heldUp && heldUpText(heldUp, lang),
    rows: rows.map((row) => shownSubmission(row, mails.get(row.id) ?? [], now, lang)),
    total: fillSlots(formFor(copy.total, total, lang), {
      count: numberText(total, lang) + (more ? '+' : ''),
    }),
    statuses: statusLinks(filter, counts, more, lang),
    place: pages > 1 ? fillSlots(copy.page, { page, pages }) : '',
    newer: page > 1 ? address(page - 1) : undefined,
    older: page < pages ? address(page + 1) : undefined,
  }
}

/** What staff read while no mail leaves. */
function heldUpText({ count, since }: { count: number; since: string }, lang: Lang): string {
  const text = formFor(staffCopy(lang).admin.mails.heldUp, count, lang)
  return fillSlots(text, { count: numberText(count, lang), since: dateTimeText(since, lang) })
}

function shownCopy(copy: StaffCopy['admin'], filter: InboxFilter, lang: Lang) {
  const { submissions, columns, failed, retry, pages, newer, older } = copy
  const { states, unread, nothing, export: exportLabel } = inboxCopy(lang)
  const plain = filterAddress({ ...filter, status: undefined }) === ''
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
  }
}

export const meta = staffMeta

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { lang, copy, live, form, here, exported, placeholders } = loaderData
  const list = 'list' in loaderData ? loaderData.list : undefined
  const failed = 'failed' in loaderData ? loaderData.failed : undefined
  useToast(loaderData, failureToast)
  const { state, arrived } = useLiveList()
  const keys = useInboxKeys(list?.rows ?? none, live.undo)
  return (
    <>
      <section
        ref={keys.list}
        aria-labelledby="submissions"
        className="min-w-0 border border-line bg-surface"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-4 pb-2 md:px-6 md:pt-6">
          <h2 id="submissions" className="heading">
            {copy.submissions}
          </h2>
          {list && <p className="figure text-ink-soft">{list.total}</p>}
        </div>
        {list?.heldUp && (
          <p role="status" className="border-l-4 border-accent bg-steel p-4 font-semibold">
            {list.heldUp}
          </p>
        )}
        {list && <StatusLinks label={copy.states} links={list.statuses} />}
        <div className="scripted flex flex-wrap items-center gap-x-6 border-b border-line px-4 md:px-6">
          <LiveBar copy={live} state={state} arrived={arrived ? counted(live.fresh, arrived, lang) : ''} />
          <Keys copy={live} words={live.inbox} acts={keys.acts} />
        </div>
        <Filters form={form} />
        {failed && (
          <div className="grid justify-items-start gap-4 p-4 md:p-6">
            <p className="font-semibold text-bad">{copy.failed}</p>
            <Link to={here} className="action action-line">
              {copy.retry}
            </Link>
          </div>
        )}
        {list && list.rows.length === 0 && <p className="measure p-4 text-ink-soft md:p-6">{copy.empty}</p>}
        {list && list.rows.length > 0 && (
          <SubmissionsTable rows={list.rows} columns={copy.columns} unread={copy.unread} />
        )}
        {list && list.rows.length > 0 && (
          <p className="border-t border-line px-4 py-2 md:px-6">
            <a href={exported} className="link inline-flex min-h-11 items-center">
              {copy.exportLabel}
            </a>
          </p>
        )}
        {list?.place && <PageLinks list={list} copy={copy} />}
      </section>
      {placeholders.facts.length > 0 && <Placeholders {...placeholders} />}
    </>
  )
}

const none: ShownSubmission[] = []

/** Shows whatever happens to requests, and says how many came in since the page was opened. */
function useLiveList() {
  const [state, setState] = useState<LiveState>('waiting')
  const [arrived, setArrived] = useState(0)
  const revalidate = useRevalidation()
  useInboxNews((told) => {
    if (typeof told === 'string') setState(told)
    else setArrived((before) => before + told.fresh.length)
    if (told === 'live' || (told !== 'lost' && !told.missed)) revalidate()
  })
  return { state, arrived }
}

function failureToast(loaderData: object): Toast | undefined {
  return 'failed' in loaderData ? { kind: 'error', text: `${loaderData.failed}` } : undefined
}
