import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { stands } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { Ticks } from '#app/ui/price/ticks.tsx'

/** Facts about the garage in one line, below the 47 ticks of the inspection. */
export function TrustStrip({ lang }: { lang: Lang }) {
  const { trustLabel, trust } = content(lang).servicesPage.list
  if (trust.length === 0) return null
  return (
    <section aria-label={trustLabel} className="on-night bg-night text-on-night">
      <div className="wrap py-10 lg:py-16">
        {stands('claims.inspectionPoints') && (
          <Ticks count={facts().claims.inspectionPoints.value} className="w-full text-on-night-soft" />
        )}
        <ul className="mt-6 grid gap-x-10 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
          {trust.map((item) => (
            <li key={item} className="text-[1.1875rem] leading-snug font-bold lg:text-[1.375rem]">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
