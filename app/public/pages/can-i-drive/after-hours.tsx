import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { weekLines } from '#app/public/layout/frame.server.ts'
import { WeekLines } from '#app/public/layout/week-lines.tsx'
import { diagnosticHref } from '#app/public/pages/parts/request-href.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { MapPin } from '#app/ui/icon/icon.tsx'
import { AFTER_HOURS } from './signs.tsx'

/** What to do with a car that does not start, where to leave one that must not be driven after hours, and the opening hours. */
export function AfterHours({ lang, now }: { lang: Lang; now: Date }) {
  const { canIDrive, contact, interface: words } = content(lang)
  const { title, noStart, text, write, directions } = canIDrive.after
  return (
    <section id={AFTER_HOURS} aria-labelledby="after-hours-title" className="bg-steel">
      <div className="wrap grid gap-x-16 gap-y-8 py-12 lg:grid-cols-12 lg:py-16">
        <div className="lg:col-span-7">
          <h2 id="after-hours-title" className="title">
            {title}
          </h2>
          <p className="measure mt-4">{noStart}</p>
          <ol className="measure mt-3 grid gap-3">
            {text.map((paragraph) => (
              <li key={paragraph}>{paragraph}</li>
            ))}
          </ol>
          <p className="mt-5 flex flex-wrap gap-3">
            <ActionLink href={diagnosticHref(lang)} tone="line">
              {write}
            </ActionLink>
            <ActionLink href={facts().business.mapUrl} newTab={words.newTab} tone="line">
              <MapPin size={18} />
              {directions}
            </ActionLink>
          </p>
        </div>
        <div className="lg:col-span-5">
          <h3 className="label text-ink-soft">{contact.hours.heading}</h3>
          <WeekLines lines={weekLines(lang, now)} className="mt-3" />
        </div>
      </div>
    </section>
  )
}
