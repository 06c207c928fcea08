import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { Ticks } from '#app/ui/price/ticks.tsx'

/** The inspection sheet: every check by name. The ticks and the names light up as they are scrolled past. */
export function InspectionPoints({ lang }: { lang: Lang }) {
  const { servicesPage, inspectionPoints } = content(lang)
  const { pointsTitle, pointsText } = servicesPage.detail
  const count = facts().claims.inspectionPoints.value
  return (
    <section aria-labelledby="points" className="sheet on-night bg-night text-on-night">
      <div className="wrap py-[clamp(2.25rem,6vw,6rem)]">
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 id="points" className="title lg:col-span-7">
            {pointsTitle}
          </h2>
          <p className="text-on-night-soft lg:col-span-5">{pointsText}</p>
        </div>
        <div className="relative mt-5 lg:mt-8">
          <Ticks count={count} className="w-full opacity-30" />
          <Ticks count={count} className="sheet-rule absolute inset-0 w-full" />
        </div>
        <div className="mt-7 columns-[2_9rem] gap-x-4 wrap-anywhere lg:mt-10 lg:columns-4 lg:gap-x-8">
          {inspectionPoints.map(({ id, title, points }) => (
            <div key={id} className="mb-5 break-inside-avoid lg:mb-9">
              <h3 className="label border-b border-on-night-soft/60 pb-1.5">{title}</h3>
              <ol>
                {points.map((point) => (
                  <li key={point} className="sheet-line">
                    {point}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
