import { useState } from 'react'
import { Link } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { staffCopy } from '#app/content/staff/staff.ts'
import { todayCopy } from '#app/content/staff/today.ts'
import { runtimeContext } from '#app/context.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { useInboxNews } from '#app/staff/inbox/live/inbox-news.ts'
import { useRevalidation, useRunningClocks } from '#app/staff/inbox/live/revalidation.ts'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { Placeholders } from '#app/staff/kit/placeholders.tsx'
import { shownPlaceholders } from '#app/staff/kit/shown-placeholders.server.ts'
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
    placeholders: shownPlaceholders(lang),
  }
  try {
    return { ...shared, today: await shownToday(database, lang) }
  } catch (error) {
    log.error('submissions.unreadable', errorFields(error))
    return { ...shared, today: undefined }
  }
}

export const meta = staffMeta

/** What needs someone now, the most pressing first. */
export default function Today({ loaderData }: Route.ComponentProps) {
  const { copy, today, placeholders } = loaderData
  const revalidate = useRevalidation()
  const [isLive, setLive] = useState(false)
  useInboxNews((message) => {
    setLive(message !== 'lost')
    if (message !== 'lost') revalidate()
  })
  useRunningClocks(isLive, revalidate)
  return (
    <div className="@container grid max-w-3xl grid-cols-1 gap-6">
      {today ? <Day today={today} copy={copy} /> : <p className="font-semibold text-bad">{copy.failed}</p>}
      <Link to={plainPaths.admin} className="link inline-flex min-h-11 items-center justify-self-start">
        {copy.inbox}
      </Link>
      {placeholders.facts.length > 0 && <Placeholders {...placeholders} />}
    </div>
  )
}

type DayProps = { today: ShownToday; copy: Route.ComponentProps['loaderData']['copy'] }

function Day({ today: { heldUp, sections, mails, words }, copy }: DayProps) {
  return (
    <>
      {heldUp && <p className="border-l-4 border-accent bg-steel p-4 font-semibold">{heldUp}</p>}
      {sections.length + mails.length === 0 && (
        <p className="border-l-4 border-good bg-good-surface p-4 font-semibold">{copy.empty}</p>
      )}
      {sections.map(({ name, title, count, hint, rows, every }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name} className="flex items-baseline gap-2 text-xl font-bold">
            {title} <span className="figure text-ink-soft">{count}</span>
          </h2>
          {hint && <p className="small text-ink-soft">{hint}</p>}
          <ul className="mt-2 border-y border-line bg-surface max-lg:-mx-[var(--margin)] lg:border-x">
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
      ))}
      {mails.length > 0 && (
        <section aria-labelledby="mails">
          <h2 id="mails" className="text-xl font-bold">
            {copy.mails}
          </h2>
          <p className="small text-ink-soft">{copy.mailsHint}</p>
          <ul className="mt-2 border-y border-line bg-surface max-lg:-mx-[var(--margin)] lg:border-x">
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
      )}
    </>
  )
}
