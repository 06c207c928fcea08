import { facts } from '#app/content/facts.ts'
import { dayText } from '#app/content/hours/dates.ts'
import { RULER_DAYS, seasonHeadline, seasonNotice } from '#app/content/hours/season.ts'
import type { Lang } from '#app/content/language.ts'
import { type ServiceId, service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'

/** `on`: the service whose page this is; only a notice about that service is shown. */
type SeasonNoticeProps = { lang: Lang; now: Date; on?: ServiceId }

/** The season's advice to drivers, with its price and a call link. Nothing out of season. */
export function SeasonNotice({ lang, now, on }: SeasonNoticeProps) {
  const notice = seasonNotice(now)
  if (!notice || (on && on !== notice.service)) return null
  const { season, interface: words } = content(lang)
  const { offer, price } = season.notices[notice.name]
  const { count } = notice
  return (
    <aside
      aria-label={season.label}
      className="wrap grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-0.5 border-b border-line-strong bg-steel dark:bg-paper py-1.5 lg:grid-cols-[fit-content(20rem)_1fr_auto_auto] lg:gap-x-8 lg:py-1 print:hidden"
    >
      <p className="leading-snug font-bold text-balance max-lg:col-span-2">
        {seasonHeadline(notice, season)}
      </p>
      <div className="flex items-end gap-3 max-lg:col-span-2">
        {count && (
          <>
            <SeasonRuler days={RULER_DAYS} left={count.left} className="min-w-0 max-w-sm grow" />
            <span className="figure text-[min(0.875rem,4vw)] leading-none shrink-0">
              {dayText(count.date, lang)}
            </span>
          </>
        )}
      </div>
      <p className="small leading-snug text-ink-soft">
        {on ? (
          price && `${offer} `
        ) : (
          <a
            href={href('service', lang, service(notice.service).slug[lang])}
            className="link -my-2 inline-flex min-h-11 items-center text-ink"
          >
            {offer}
          </a>
        )}
        <span className="max-sm:block lg:max-xl:block">{` ${price}`}</span>
      </p>
      <ActionLink href={`tel:${facts().business.phone}`} tone="text" className="min-w-11 justify-end">
        {words.call}
      </ActionLink>
    </aside>
  )
}

/** The same in one line, for a page that has its own introduction and call link. */
export function SeasonLine({ lang, now }: Pick<SeasonNoticeProps, 'lang' | 'now'>) {
  const notice = seasonNotice(now)
  if (!notice) return null
  const { season } = content(lang)
  const { offer, price } = season.notices[notice.name]
  return (
    <p
      aria-label={season.label}
      role="note"
      className="small mt-3 border-l-2 text-balance border-on-night-soft/50 pl-3 text-on-night-soft print:hidden"
    >
      {`${seasonHeadline(notice, season)}. `}
      <a href={href('service', lang, service(notice.service).slug[lang])} className="link py-2 text-on-night">
        {offer}
      </a>
      {price && `, ${price}`}.
    </p>
  )
}

/** Units between two ticks. */
const STEP = 5
const HEIGHT = 16

type SeasonRulerProps = {
  days: number
  /** How many of the days are left, from the right. */
  left: number
  className?: string
}

/** One tick per day up to a date at the right end, the days left highlighted. Decorative: the text says the number. */
function SeasonRuler({ days, left, className }: SeasonRulerProps) {
  return (
    <svg
      viewBox={`0 0 ${days * STEP - 3} ${HEIGHT}`}
      className={className}
      aria-hidden="true"
      focusable="false"
      stroke="currentColor"
    >
      <path d={ticks(days, days, left)} strokeWidth="1" opacity=".45" />
      <path d={ticks(days, left, 0)} strokeWidth="2" />
    </svg>
  )
}

/** The ticks of the days with `most` to more than `least` days to go; every tenth is taller. */
function ticks(days: number, most: number, least: number): string {
  return Array.from({ length: most - least }, (_, place) => {
    const toGo = most - place
    return `M${(days - toGo) * STEP + 1} ${HEIGHT}V${toGo % 10 === 0 ? 0 : 5}`
  }).join('')
}
