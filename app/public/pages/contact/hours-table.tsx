import { longDate } from '#app/content/hours/dates.ts'
import { hoursText, localTime, openingOn } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { visit } from '#app/public/layout/frame.server.ts'
import { Week } from '#app/public/layout/week.tsx'

/** How far ahead days that differ from the week are announced. */
const DAYS_AHEAD = 60

/** The week, and the coming days that differ from it. Whether we are open now is said at the phone number, or above the page. */
export function HoursTable({ lang, now, className }: { lang: Lang; now: Date; className: string }) {
  const { hours } = content(lang).contact
  const special = specialDays(lang, now)
  return (
    <div className={className}>
      <h2 className="label text-ink-soft">{hours.heading}</h2>
      <Week frame={visit(lang, now)} className="mt-2" />
      {special.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">{hours.exceptions}</h3>
          <dl className="tabular-nums">
            {special.map(({ day, hours: text, reason }) => (
              <div key={day} className="flex justify-between gap-x-6 border-t border-line py-2">
                <dt>{`${day}, ${reason}`}</dt>
                <dd className="shrink-0">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="small mt-4 text-ink-soft">{hours.note}</p>
    </div>
  )
}

/** The coming days that differ from the week: "24 décembre 2026", "Fermé", "Noël". */
function specialDays(lang: Lang, now: Date) {
  const today = localTime(now).toPlainDate()
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => openingOn(today.add({ days: ahead }))).flatMap(
    ({ date, hours, reason }) =>
      reason
        ? [{ day: longDate(date.toString(), lang), hours: hoursText(hours, lang), reason: reason[lang] }]
        : [],
  )
}
