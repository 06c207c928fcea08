import { clicksSince } from '#app/clicks/clicks.server.ts'
import { dateText } from '#app/content/hours/moments.server.ts'
import { fillSlots } from '#app/content/slots.ts'
import { lastDays, requestFigures } from '#app/requests/handling/figures.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { TabLinks } from '#app/staff/kit/tab-links.tsx'
import type { Route } from './+types/overview.ts'
import { shownFigures } from './shown-figures.server.ts'
import { overviewCopy } from './words.ts'

const USUAL_DAYS = '30'

export async function loader(args: Route.LoaderArgs) {
  const { db, lang, url } = staffPage(args)
  const copy = overviewCopy(lang)
  const asked = url.searchParams.get('days') ?? ''
  const wanted = Object.hasOwn(copy.periods, asked) ? asked : USUAL_DAYS
  const now = new Date()
  const days = lastDays(Number(wanted), now)
  const [figures, clicks] = await Promise.all([requestFigures(db, days, now), clicksSince(db, days.first)])
  return {
    title: copy.title,
    copy,
    intro: fillSlots(copy.intro, { first: dateText(days.first, lang), last: dateText(days.last, lang) }),
    periods: Object.entries(copy.periods).map(([count, label]) => ({
      href: `${plainPaths.overview}?days=${count}`,
      label,
      current: count === wanted,
    })),
    groups: shownFigures(figures, clicks, lang),
  }
}

export default function Overview({ loaderData: { copy, intro, periods, groups } }: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="small text-ink-soft">{intro}</p>
        <TabLinks label={copy.period} links={periods} />
      </div>
      <div className="border border-line bg-surface px-2 py-4 sm:p-4 md:p-6">
        <table aria-label={copy.title} className="w-full border-collapse hyphens-auto wrap-anywhere">
          <thead>
            <tr>
              {copy.head.map((name, at) => (
                <th
                  key={name}
                  scope="col"
                  className={`label text-ink-soft sm:pb-2 ${at ? 'pl-1 text-right sm:pl-3' : 'text-left'}`}
                >
                  <span className="max-sm:sr-only">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title} className="break-inside-avoid">
              <tr className="border-b border-line-strong">
                <th scope="rowgroup" colSpan={3} className="pt-6 pb-2 text-left font-bold">
                  {title}
                </th>
              </tr>
              {rows.map(({ label, figure, share }) => (
                <tr key={label} className="border-b border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {label}
                  </th>
                  <td className="figure py-2 pl-1 text-right wrap-normal sm:pl-3">{figure}</td>
                  <td className="small py-2 pl-1 text-right whitespace-nowrap sm:pl-3 text-ink-soft">
                    {share}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        <p className="small mt-5 text-ink-soft">{copy.hint}</p>
      </div>
    </div>
  )
}
