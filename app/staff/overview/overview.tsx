import type { ReactNode } from 'react'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { clicksSince } from '#app/clicks/clicks.server.ts'
import { fillSlots } from '#app/content/slots.ts'
import { overviewCopy } from '#app/content/staff/overview.ts'
import { staffCopy } from '#app/content/staff/staff.ts'
import { runtimeContext } from '#app/context.server.ts'
import { lastDays, requestFigures } from '#app/requests/inbox/figures.server.ts'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { TabLinks } from '#app/staff/kit/tab-links.tsx'
import { dateText } from '#app/staff/kit/when.server.ts'
import type { Route } from './+types/overview.ts'
import { Bars } from './bars.tsx'
import { Columns } from './columns.tsx'
import { FigureTable } from './figure-table.tsx'
import { overviewAddress, overviewPeriods, readWanted, steps, usualStep } from './period.ts'
import {
  type BarChart,
  countedText,
  shownAnswers,
  shownClicks,
  shownLanguages,
  shownLost,
  shownServices,
  shownTimes,
} from './shown-figures.server.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db } = context.get(runtimeContext).database
  const lang = languageOf(request)
  const copy = overviewCopy(lang)
  const wanted = readWanted(url.searchParams)
  const now = new Date()
  const days = lastDays(Number(wanted.period), now)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const [figures, clicks] = await Promise.all([requestFigures(db, days, now), clicksSince(db, first)])
  return {
    title: `${copy.title} | ${staffCopy(lang).area}`,
    copy: {
      title: copy.title,
      intro: fillSlots(copy.intro, { first: dateText(first, lang), last: dateText(last, lang) }),
      period: copy.period,
      steps: copy.steps,
      table: copy.table,
      noneYet: copy.noneYet,
      median: copy.answers.figure,
      noAnswer: copy.answers.none,
      clicksHint: copy.clicks.hint,
    },
    periods: overviewPeriods.map((period) => ({
      href: overviewAddress({ period, step: usualStep(period) }),
      label: copy.periods[period],
      current: period === wanted.period,
    })),
    steps: steps.map((step) => ({
      href: overviewAddress({ ...wanted, step }),
      label: copy.step[step],
      current: step === wanted.step,
    })),
    received: countedText(copy.requests.figure, figures.total, lang),
    times: shownTimes(figures, wanted.step, lang),
    services: shownServices(figures, lang),
    languages: shownLanguages(figures, lang),
    answers: shownAnswers(figures, lang),
    lost: shownLost(figures, lang),
    clicks: shownClicks(clicks, lang),
  }
}

export const meta = staffMeta

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { copy, received, times, answers, clicks } = loaderData
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="measure">
          <h2 className="heading">{copy.title}</h2>
          <p className="small mt-1 text-ink-soft">{copy.intro}</p>
        </div>
        <TabLinks label={copy.period} links={loaderData.periods} />
      </div>
      <ul className="grid grid-cols-2 border border-line bg-surface lg:grid-cols-4">
        <Figure {...received} />
        <Figure {...answers.waiting} />
        <Figure count={answers.median ?? copy.noAnswer} text={copy.median} />
        <Figure {...clicks.counted} />
      </ul>
      <Chart title={times.title} table={times.table} summary={copy.table}>
        <TabLinks label={copy.steps} links={loaderData.steps} />
        {times.empty ? <p className="mt-4 text-ink-soft">{copy.noneYet}</p> : <Columns {...times} />}
      </Chart>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <BarSection chart={loaderData.services} copy={copy} />
          <BarSection chart={loaderData.languages} copy={copy} />
        </div>
        <div className="grid gap-6">
          <BarSection chart={answers} copy={copy}>
            {answers.hint && (
              <p className="small mt-1 text-ink-soft">
                {answers.hint} {answers.goal}
              </p>
            )}
          </BarSection>
          <BarSection chart={loaderData.lost} copy={copy}>
            {loaderData.lost.hint && <p className="small mt-1 text-ink-soft">{loaderData.lost.hint}</p>}
          </BarSection>
          <BarSection chart={clicks} copy={copy}>
            <p className="small mt-1 text-ink-soft">{copy.clicksHint}</p>
          </BarSection>
        </div>
      </div>
    </div>
  )
}

function Figure({ count, text }: { count: string; text: string }) {
  return (
    <li className="border-line p-4 not-first:border-l md:p-6 max-lg:nth-[3]:border-l-0 max-lg:nth-[n+3]:border-t">
      <p className={`figure ${/\d/.test(count) ? 'text-3xl md:text-4xl' : 'text-2xl/9 md:text-3xl/10'}`}>
        {count}
      </p>
      <p className="small mt-1 text-ink-soft">{text}</p>
    </li>
  )
}

type ChartProps = {
  title: string
  /** The chart's figures; undefined if there are none. */
  table: BarChart['table'] | undefined
  summary: string
  children: ReactNode
}

function Chart({ title, table, summary, children }: ChartProps) {
  return (
    <section aria-label={title} className="min-w-0 border border-line bg-surface p-4 md:p-6">
      <h3 className="font-bold">{title}</h3>
      {children}
      {table && <FigureTable caption={title} summary={summary} table={table} />}
    </section>
  )
}

type BarProps = { chart: BarChart; copy: { table: string; noneYet: string }; children?: ReactNode }

/** Leaves out bars of zero; the table has them. */
function BarSection({ chart, copy, children }: BarProps) {
  const bars = chart.bars.filter(({ value }) => value > 0)
  return (
    <Chart title={chart.title} table={bars.length > 0 ? chart.table : undefined} summary={copy.table}>
      {children}
      {bars.length > 0 ? <Bars bars={bars} /> : <p className="mt-4 text-ink-soft">{copy.noneYet}</p>}
    </Chart>
  )
}
