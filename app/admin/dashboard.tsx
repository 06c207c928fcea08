import { Link } from 'react-router'
import { placeholders } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { type StaffCopy, staffCopy, withWords } from '#app/content/staff.ts'
import { runtimeContext } from '#app/runtime.server.ts'
import { languageOf } from '#app/staff/language.server.ts'
import { type Toast, useToast } from '#app/staff/toasts.tsx'
import { errorFields } from '#server/log.ts'
import type { Route } from './+types/dashboard.ts'
import { PageLinks } from './page-links.tsx'
import { Placeholders } from './placeholders.tsx'
import { shownSubmission } from './shown-submission.server.ts'
import { listSubmissions, type View } from './submissions.server.ts'
import { SubmissionsTable } from './submissions-table.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { database, log } = context.get(runtimeContext)
  const lang = languageOf(request)
  const { admin: copy, errors, area } = staffCopy(lang)
  const view: View = url.searchParams.get('view') === 'spam' ? 'spam' : 'inbox'
  const shared = {
    copy: shownCopy(copy),
    title: `${copy.title} | ${area}`,
    view,
    placeholders: placeholders.map((fact) => (copy.facts as Partial<Record<string, string>>)[fact] ?? fact),
  }
  try {
    const wanted = Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1
    const { rows, total, page, pages } = await listSubmissions(database.db, view, wanted)
    return {
      ...shared,
      list: {
        rows: rows.map((row) => shownSubmission(row, lang)),
        total: withWords(copy.total[formOf(total, lang)], { count: total }),
        page,
        pages,
        place: withWords(copy.page, { page, pages }),
      },
    }
  } catch (error) {
    log.error('submissions.unreadable', errorFields(error))
    return { ...shared, failed: errors.failedToLoad }
  }
}

/** "0 demande" but "0 submissions". */
function formOf(count: number, lang: Lang): 'one' | 'other' {
  return new Intl.PluralRules(`${lang}-CA`).select(count) === 'one' ? 'one' : 'other'
}

function shownCopy({
  submissions,
  columns,
  views,
  empty,
  emptySpam,
  failed,
  retry,
  ...copy
}: StaffCopy['admin']) {
  const { pages, newer, older, placeholders, placeholdersText } = copy
  return {
    submissions,
    columns,
    views,
    empty,
    emptySpam,
    failed,
    retry,
    pages,
    newer,
    older,
    placeholders,
    placeholdersText,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { copy, view, placeholders } = loaderData
  const list = 'list' in loaderData ? loaderData.list : undefined
  const failed = 'failed' in loaderData ? loaderData.failed : undefined
  useToast(loaderData, failureToast)
  return (
    <>
      <section aria-labelledby="submissions" className="border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line p-4 md:p-6">
          <h2 id="submissions" className="heading">
            {copy.submissions}
          </h2>
          {list && <p className="figure text-ink-soft">{list.total}</p>}
          <nav aria-label={copy.submissions} className="flex gap-5 md:ml-auto">
            <ViewLink to="." current={view === 'inbox'} label={copy.views.inbox} />
            <ViewLink to="?view=spam" current={view === 'spam'} label={copy.views.spam} />
          </nav>
        </div>
        {failed && (
          <div className="grid justify-items-start gap-4 p-4 md:p-6">
            <p className="font-semibold text-bad">{copy.failed}</p>
            <Link to={view === 'spam' ? '?view=spam' : '.'} className="action action-line">
              {copy.retry}
            </Link>
          </div>
        )}
        {list && list.rows.length === 0 && (
          <p className="measure p-4 text-ink-soft md:p-6">{view === 'spam' ? copy.emptySpam : copy.empty}</p>
        )}
        {list && list.rows.length > 0 && <SubmissionsTable rows={list.rows} columns={copy.columns} />}
        {list && list.pages > 1 && <PageLinks list={list} view={view} copy={copy} />}
      </section>
      {placeholders.length > 0 && <Placeholders copy={copy} facts={placeholders} />}
    </>
  )
}

function failureToast(loaderData: object): Toast | undefined {
  return 'failed' in loaderData ? { kind: 'error', text: `${loaderData.failed}` } : undefined
}

function ViewLink({ to, current, label }: { to: string; current: boolean; label: string }) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className="inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-ink-soft aria-[current]:border-accent aria-[current]:text-ink"
    >
      {label}
    </Link>
  )
}
