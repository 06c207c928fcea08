import { clicksSince } from '#app/clicks/clicks.server.ts'
import { dateText } from '#app/content/hours/moments.server.ts'
import { fillSlots } from '#app/content/slots.ts'
import { lastDays, requestFigures } from '#app/requests/handling/figures.server.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { TabLinks } from '#app/staff/kit/tab-links.tsx'
import type { Route } from './+types/overview.ts'
import { overviewAddress, overviewPeriods, readPeriod } from './period.ts'
import { type FigureGroup, shownFigures } from './shown-figures.server.ts'
import { overviewCopy } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, lang, url } = staffPage(args)
  const { title, intro, hint, period, periods, head } = overviewCopy(lang)
  const wanted = readPeriod(url.searchParams)
  const now = new Date()
  const days = lastDays(Number(wanted), now)
  const [figures, clicks] = await Promise.all([requestFigures(db, days, now), clicksSince(db, days.first)])
  return {
    title,
    copy: {
      title,
      intro: fillSlots(intro, { first: dateText(days.first, lang), last: dateText(days.last, lang) }),
      hint,
      period,
      head,
    },
    periods: overviewPeriods.map((each) => ({
      href: overviewAddress(each),
      label: periods[each],
      current: each === wanted,
    })),
    groups: shownFigures(figures, clicks, lang),
  }
}

export default function Overview({ loaderData: { copy, periods, groups } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="measure">
          <h2 id="overview" className="heading">
            {copy.title}
          </h2>
          <p className="small mt-1 text-ink-soft">{copy.intro}</p>
        </div>
        <TabLinks label={copy.period} links={periods} />
      </div>
      <div className="border border-line bg-surface p-4 md:p-6">
        <div className="gap-x-12 space-y-6 lg:columns-2">
          {groups.map((group) => (
            <Group key={group.title} {...group} head={copy.head} />
          ))}
        </div>
        <p className="small mt-5 text-ink-soft">{copy.hint}</p>
      </div>
    </div>
  )
}

function Group({ title, rows, head }: FigureGroup & { head: readonly string[] }) {
  return (
    <table className="w-full break-inside-avoid border-collapse hyphens-auto wrap-anywhere">
      <caption className="border-b border-line-strong pb-2 text-left font-bold">{title}</caption>
      <thead className="sr-only">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, figure, share }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {label}
            </th>
            <td colSpan={share ? 1 : 2} className="figure py-2 pl-3 text-right wrap-normal whitespace-normal">
              {figure}
            </td>
            {share && (
              <td className="small py-2 pl-3 text-right whitespace-nowrap text-ink-soft md:w-16">{share}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
