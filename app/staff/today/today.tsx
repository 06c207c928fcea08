import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import { noticeLink } from '#app/staff/desk/notice/notice-edit.server.ts'
import { NoticeLink } from '#app/staff/desk/notice/notice-link.tsx'
import { useStatusChange } from '#app/staff/inbox/keys/status-change.ts'
import { useLiveData } from '#app/staff/inbox/live/revalidation.ts'
import { RequestsTable } from '#app/staff/inbox/requests-table.tsx'
import { TodayLine } from '#app/staff/inbox/today-line.tsx'
import { todayCopy } from '#app/staff/inbox/today-words.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { liveCopy } from '#app/staff/kit/live-words.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { errorFields } from '#platform/log.ts'
import type { Route } from './+types/today.ts'
import { type ShownToday, shownToday } from './shown-today.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang } = staffPage(args)
  const { database, log } = runtime
  const copy = todayCopy(lang)
  const shared = {
    copy,
    undo: liveCopy(lang).undo,
    title: copy.title,
    notice: noticeLink(new Date(), lang),
  }
  try {
    return { ...shared, today: await shownToday(database, lang) }
  } catch (error) {
    log.error('requests.unreadable', errorFields(error))
    return { ...shared, today: undefined }
  }
}

/** What needs attention now, most urgent first. */
export default function Today({ loaderData }: Route.ComponentProps) {
  const { copy, today, notice, undo } = loaderData
  useLiveData()
  return (
    <div className="grid grid-cols-1 gap-4">
      {today ? (
        <Day today={today} copy={copy} undo={undo} />
      ) : (
        <p className="font-semibold text-bad">{copy.failed}</p>
      )}
      <Go to={plainPaths.admin} label={copy.inbox} />
      <NoticeLink notice={notice} />
    </div>
  )
}

type Copy = Route.ComponentProps['loaderData']['copy']
type DayProps = { today: ShownToday; copy: Copy; undo: string }

function Day({ today: { heldUp, summary, sections, mails, words }, copy, undo }: DayProps) {
  const change = useStatusChange(undo)
  return (
    <>
      {heldUp && <p className="border-l-4 border-ink bg-steel p-4 font-semibold">{heldUp}</p>}
      <TodayLine {...summary} />
      {sections.map(({ name, title, count, rows, every }) => (
        <section key={name} aria-labelledby={name}>
          <Head name={name}>
            {title} <span className="figure text-ink-soft">{count}</span>
          </Head>
          <div className={`@container ${LIST}`}>
            <RequestsTable rows={rows} copy={words} change={change} isPart />
          </div>
          {every && <Go to={every.href} label={every.text} className="mt-1" />}
        </section>
      ))}
      {mails.length > 0 && <Mails mails={mails} copy={copy} />}
    </>
  )
}

const LIST = 'mt-1 border-y border-line bg-surface max-lg:-mx-[var(--margin)] lg:border-x'

function Head({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 id={name} className="font-bold max-lg:text-xl">
        {children}
      </h2>
      {hint && <p className="small text-ink-soft">{hint}</p>}
    </div>
  )
}

function Mails({ mails, copy }: { mails: ShownToday['mails']; copy: Copy }) {
  return (
    <section aria-labelledby="mails">
      <Head name="mails" hint={copy.mailsHint}>
        {copy.mails}
      </Head>
      <ul className={LIST}>
        {mails.map(({ id, href, name, text }) => (
          <li key={id} className="border-t border-line px-[var(--margin)] first:border-t-0 lg:px-4">
            <Link to={href} className="flex min-h-12 flex-wrap items-center gap-x-3">
              <span className="link font-semibold">{name}</span>
              <span className="small text-bad">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
