import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { FortySeven } from '#app/ui/forty-seven.tsx'

/** The inspection sheet: every check by name. The rule of ticks and the names light up as they are scrolled past. */
export function InspectionPoints({ lang }: { lang: Lang }) {
  const { servicesPage, inspectionPoints } = content(lang)
  const { pointsTitle, pointsText } = servicesPage.detail
  return (
    <section aria-labelledby="points" className="sheet on-night bg-night text-on-night">
      <div className="wrap section">
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 id="points" className="title lg:col-span-7">
            {pointsTitle}
          </h2>
          <p className="text-on-night-soft lg:col-span-5">{pointsText}</p>
        </div>
        <div className="relative mt-8">
          <FortySeven className="w-full opacity-30" />
          <FortySeven className="sheet-rule absolute inset-0 w-full" />
        </div>
        <div className="mt-10 columns-[17rem] gap-x-10">
          {inspectionPoints.map(({ id, title, points }) => (
            <div key={id} className="mb-9 break-inside-avoid">
              <h3 className="label border-b border-on-night-soft/60 pb-2">{title}</h3>
              <ol>
                {points.map((point) => (
                  <li
                    key={point}
                    className="sheet-line flex items-center gap-4 border-b border-on-night-soft/25 py-2"
                  >
                    <span aria-hidden="true" className="h-4 w-[3px] shrink-0 bg-current" />
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
