import { longDate } from '#app/content/hours/dates.ts'
import { hoursText, openNow, specialDays, tellsHours } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { counted } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { weekLines } from '#app/public/layout/frame.server.ts'
import { WeekLines } from '#app/public/layout/week-lines.tsx'

/** More days than these are folded but for the next. */
const MOST_SHOWN = 3

/** How many days ahead special opening hours are announced. */
const DAYS_AHEAD = 60

type PartProps = { lang: Lang; now: Date; className: string }

/** The week. Whether the garage is open now is shown elsewhere on the page. */
export function HoursTable({ lang, now, className }: PartProps) {
  const { hours } = content(lang).contact
  return (
    <div className={className}>
      <h3 className="label text-ink-soft">{hours.heading}</h3>
      {tellsHours() ? (
        <WeekLines lines={weekLines(lang, now)} className="mt-2" />
      ) : (
        <p className="mt-2">{openNow(now, lang).text}</p>
      )}
    </div>
  )
}

/** The coming days that differ from the week; many of them are shown on demand. */
export function DaysClosed({ lang, now, className }: PartProps) {
  const { hours } = content(lang).contact
  const days = tellsHours() ? specialDays(now, DAYS_AHEAD) : []
  const shown = days.length > MOST_SHOWN ? 1 : days.length
  const later = days.slice(shown)
  return (
    <div className={className}>
      {shown > 0 && (
        <>
          <h3 className="label mb-2 text-ink-soft">{hours.exceptions}</h3>
          <SpecialDays days={days.slice(0, shown)} lang={lang} />
        </>
      )}
      {later.length > 0 && (
        <details className="accordion-item border-t border-line">
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 hover:text-accent">
            {counted(hours.later, later.length, lang)}
          </summary>
          <SpecialDays days={later} lang={lang} />
        </details>
      )}
      <p className="small mt-3 text-ink-soft">{hours.note}</p>
    </div>
  )
}

type SpecialDaysProps = { days: ReturnType<typeof specialDays>; lang: Lang }

function SpecialDays({ days, lang }: SpecialDaysProps) {
  return (
    <dl className="tabular-nums">
      {days.map((day) => (
        <div key={day.date.toString()} className="flex justify-between gap-x-6 border-t border-line py-2">
          <dt>{`${longDate(day.date.toString(), lang)}, ${day.reason[lang]}`}</dt>
          <dd className="shrink-0 text-right">{hoursText(day.hours, lang)}</dd>
        </div>
      ))}
    </dl>
  )
}
