import { useFetcher } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { counted } from '#app/content/slots.ts'
import { filterAddress, readFilter, statuses } from '#app/requests/handling/inbox.ts'
import { listStaff } from '#app/requests/life/story.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { type LiveCopy, liveCopy } from '#app/staff/kit/live-words.ts'
import { PageLinks } from '#app/staff/kit/page-links.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { type Answered, useToast } from '#app/staff/kit/toasts.tsx'
import { staffCopy } from '#app/staff-words.ts'
import { errorFields } from '#platform/log.ts'
import type { Route } from './+types/dashboard.ts'
import { dashboardWords } from './dashboard-words.server.ts'
import { Filters, OrderLinks } from './filters.tsx'
import { useInboxKeys } from './keys/inbox-keys.ts'
import { type Connection, useInboxNews } from './live/inbox-news.ts'
import { useLiveData } from './live/revalidation.ts'
import { LoadMore } from './load-more.tsx'
import { applyToMany } from './many.server.ts'
import { ManyBar } from './many-bar.tsx'
import { manyCopy } from './many-words.ts'
import { RequestsTable } from './requests-table.tsx'
import { orderLinks, shownFilter } from './shown-filter.server.ts'
import { shownList } from './shown-list.server.ts'
import type { ShownRow } from './shown-row.server.ts'
import { StatusLinks } from './status-links.tsx'
import { type SystemNotice, systemNotices } from './system-notices.server.ts'
import { TodayLine } from './today-line.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, db, lang, me, url } = staffPage(args)
  const { admin: copy, errors } = staffCopy(lang)
  const filter = readFilter(url.searchParams)
  const query = url.search.replace('?', '&').replace('&index', '')
  const shared = {
    lang,
    many: manyCopy(lang),
    statuses: statuses.map((value) => ({ value, label: copy.statuses[value] })),
    /** Where the forms of this page post to, with the query, so that they return to the same list. */
    forms: `${plainPaths.admin}?index${query}`,
    copy: dashboardWords(filter, lang),
    live: liveCopy(lang),
    title: copy.title,
    form: shownFilter(filter, lang),
    orders: orderLinks(filter, lang),
    address: plainPaths.admin + url.search,
    exported: plainPaths.exportRequests + filterAddress(filter),
  }
  try {
    return {
      ...shared,
      list: await shownList(db, filter, url.searchParams, lang),
      system: await systemNotices(runtime, { lang, isAdmin: me.role === 'admin' }),
      people: await listStaff(db),
    }
  } catch (error) {
    runtime.log.error('requests.unreadable', errorFields(error))
    return { ...shared, failed: errors.failedToLoad }
  }
}

/** Changes many requests at once. */
export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form } = staffPage(args)
  return applyToMany(runtime, form, me, lang)
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, copy, live, form, address, exported, many, forms } = loaderData
  const read = 'list' in loaderData ? loaderData : undefined
  const list = read?.list
  const failed = 'failed' in loaderData ? loaderData.failed : undefined
  useToast(loaderData, failureToast)
  const connection = useLiveData()
  const { list: section, change } = useInboxKeys(list?.rows ?? none, address, live.undo)
  const fetcher = useFetcher<typeof action>()
  const answer = fetcher.data ?? actionData
  return (
    <>
      {read && <SystemNotices notices={read.system} />}
      {list && <TodayLine label={copy.today} {...list.today} />}
      <section
        ref={section}
        aria-labelledby="submissions"
        // On a phone who is late comes first, unless another order was chosen.
        data-newest={loaderData.orders.some(({ current }) => current) || undefined}
        className="group/inbox @container min-w-0 border-y border-line bg-surface max-lg:-mx-[var(--margin)] lg:border"
      >
        <div className="contents lg:flex lg:items-center lg:gap-x-6 lg:border-b lg:border-line lg:pl-4">
          <div className="flex flex-none flex-wrap items-baseline gap-x-3 max-lg:px-[var(--margin)] max-lg:pt-1.5">
            <h2 id="submissions" className="font-bold">
              {copy.requests}
            </h2>
            {list && <p className="small figure text-ink-soft">{list.total}</p>}
          </div>
          {list && <StatusLinks label={copy.states} links={list.statuses} />}
        </div>
        {list?.heldUp && (
          <p role="status" className="border-l-4 border-ink bg-steel p-4 font-semibold">
            {list.heldUp}
          </p>
        )}
        <div className="relative flex flex-wrap items-center gap-2 border-b border-line px-[var(--margin)] py-1.5 lg:gap-x-4 lg:px-4 lg:py-3">
          <Filters form={form} />
          <OrderLinks label={copy.order} links={loaderData.orders} />
          <ChooseSwitch label={many.choose} />
          <LiveState copy={live} state={connection} lang={lang} />
        </div>
        {list?.instead && <p className="measure px-[var(--margin)] pt-3 lg:px-4">{list.instead}</p>}
        {failed && (
          <div className="grid justify-items-start gap-4 px-[var(--margin)] py-4 lg:px-4">
            <p className="font-semibold text-bad">{copy.failed}</p>
            <Go look="line" to={address} label={copy.retry} />
          </div>
        )}
        {list && list.rows.length === 0 && (
          <p className="measure px-[var(--margin)] py-4 text-ink-soft lg:px-4 lg:py-8">{copy.empty}</p>
        )}
        {list && list.rows.length > 0 && <RequestsTable rows={list.rows} copy={copy} change={change} />}
        {read && (
          <ManyBar
            fetcher={fetcher}
            action={forms}
            copy={many}
            statuses={loaderData.statuses}
            people={[
              { value: '', label: many.nobody },
              ...read.people.map(({ id, email }) => ({ value: id, label: email })),
            ]}
            outcome={answer}
          />
        )}
        {list?.longer && <LoadMore longer={list.longer} />}
        {list?.place && <PageLinks list={list} copy={copy} />}
        {list && list.rows.length > 0 && (
          <div className="border-t border-line px-[var(--margin)] py-2 lg:px-4">
            <Go href={exported} label={copy.exportLabel} />
          </div>
        )}
      </section>
    </>
  )
}

const none: ShownRow[] = []

/** Says above the inbox that the machine or its care needs someone. */
function SystemNotices({ notices }: { notices: SystemNotice[] }) {
  return notices.map(({ text, link }) => (
    <div
      key={text}
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-3 border-l-4 border-ink bg-steel p-3 font-semibold max-lg:text-sm lg:p-4"
    >
      <p className="flex-1 basis-44">{text}</p>
      {link && <Go to={link.href} label={link.text} />}
    </div>
  ))
}

/** Shows the checkboxes of the list on a phone; it changes no request. */
function ChooseSwitch({ label }: { label: string }) {
  return (
    <label className="flex min-h-12 flex-none cursor-pointer items-center rounded-edge border border-line-strong bg-surface px-3 font-semibold has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 @4xl:hidden">
      <input id="choosing" type="checkbox" className="sr-only" />
      {label}
    </label>
  )
}

type LiveProps = { copy: LiveCopy; state: Connection; lang: Lang }

/** Whether the list is live. A screen reader says how many requests wait for the garage. On a phone only a lost connection is seen. */
function LiveState({ copy, state, lang }: LiveProps) {
  const { ours = 0 } = useInboxNews()
  return (
    <p role="status" className="scripted small flex items-center gap-2 text-ink-soft">
      <span
        aria-hidden="true"
        data-state={state}
        className="size-2.5 rounded-full bg-line-strong data-[state=live]:bg-good data-[state=lost]:bg-bad max-lg:data-[state=live]:hidden"
      />
      <span className={state === 'lost' ? undefined : 'max-lg:sr-only'}>{copy[state]}</span>
      {ours > 0 && <span className="sr-only">{counted(copy.ours, ours, lang)}</span>}
    </p>
  )
}

function failureToast(loaderData: object): Answered | undefined {
  return 'failed' in loaderData ? { error: `${loaderData.failed}` } : undefined
}
