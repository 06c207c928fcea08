import { useState } from 'react'
import { Link } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { runtimeContext } from '#app/context.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { noticeLink } from '#app/staff/desk/notice/notice-edit.server.ts'
import { NoticeLink } from '#app/staff/desk/notice/notice-link.tsx'
import { useInboxNews } from '#app/staff/inbox/live/inbox-news.ts'
import { useRevalidation, useRunningClocks } from '#app/staff/inbox/live/revalidation.ts'
import { todayCopy } from '#app/staff/inbox/today-words.ts'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { staffCopy } from '#app/staff-words.ts'
import { errorFields } from '#platform/log.ts'
import type { Route } from './+types/today.ts'
import { RequestCard } from './request-card.tsx'
import { type ShownToday, shownToday } from './shown-today.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, log } = context.get(runtimeContext)
  const lang = languageOf(request)
  const copy = todayCopy(lang)
  const shared = {
    copy,
    title: `${copy.title} | ${staffCopy(lang).area}`,
    notice: noticeLink(new Date(), lang),
  }
  try {
    return { ...shared, today: await shownToday(database, lang) }
  } catch (error) {
    log.error('submissions.unreadable', errorFields(error))
    return { ...shared, today: undefined }
  }
}

export const meta = staffMeta

/** What needs attention now, most urgent first. */
export default function Today({ loaderData }: Route.ComponentProps) {
  const { copy, today, notice } = loaderData
  const revalidate = useRevalidation()
  const [isLive, setLive] = useState(false)
  useInboxNews((message) => {
    setLive(message !== 'lost')
    if (message !== 'lost') revalidate()
  })
  useRunningClocks(isLive, revalidate)
  return (
    <div className="@container grid grid-cols-1 gap-6">
      {today ? <Day today={today} copy={copy} /> : <p className="font-semibold text-bad">{copy.failed}</p>}
      <Link to={plainPaths.admin} className="link inline-flex min-h-11 items-center justify-self-start">
        {copy.inbox}
      </Link>
      <NoticeLink notice={notice} />
    </div>
  )
}

type Copy = Route.ComponentProps['loaderData']['copy']
type DayProps = { today: ShownToday; copy: Copy }

/** On wide screens, the most urgent section has a column of its own. */
function Day({ today: { heldUp, summary, empty, sections, mails, words }, copy }: DayProps) {
  const parts = [
    ...sections.map((section) => <Requests key={section.name} section={section} words={words} />),
    ...(mails.length ? [<Mails key="mails" mails={mails} copy={copy} />] : []),
  ]
  const [first, ...others] = parts
  return (
    <>
      {heldUp && <p className="border-l-4 border-accent bg-steel p-4 font-semibold">{heldUp}</p>}
      {sections.length > 0 && <p className="border-l-4 border-ink bg-steel p-4 font-semibold">{summary}</p>}
      {!first && <p className="border-l-4 border-good bg-good-surface p-4 font-semibold">{empty}</p>}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        {first}
        {others.length > 0 && <div className="grid grid-cols-1 gap-6">{others}</div>}
      </div>
    </>
  )
}

const LIST = 'mt-2 border-y border-line bg-surface max-lg:-mx-[var(--margin)] lg:border-x'

type RequestsProps = { section: ShownToday['sections'][number]; words: ShownToday['words'] }

function Requests({ section: { name, title, count, hint, rows, every }, words }: RequestsProps) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name} className="flex items-baseline gap-2 text-xl font-bold">
        {title} <span className="figure text-ink-soft">{count}</span>
      </h2>
      {hint && <p className="small text-ink-soft">{hint}</p>}
      <ul className={LIST}>
        {rows.map((row) => (
          <RequestCard key={row.id} row={row} words={words} />
        ))}
      </ul>
      {every && (
        <Link to={every.href} className="link mt-1 inline-flex min-h-11 items-center">
          {every.text}
        </Link>
      )}
    </section>
  )
}

function Mails({ mails, copy }: { mails: ShownToday['mails']; copy: Copy }) {
  return (
    <section aria-labelledby="mails">
      <h2 id="mails" className="text-xl font-bold">
        {copy.mails}
      </h2>
      <p className="small text-ink-soft">{copy.mailsHint}</p>
      <ul className={LIST}>
        {mails.map(({ id, href, name, text }) => (
          <li key={id} className="border-t border-line px-[var(--margin)] first:border-t-0 lg:px-6">
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
