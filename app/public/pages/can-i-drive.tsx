import { facts } from '#app/content/facts.ts'
import { openNow } from '#app/content/hours/opening.ts'
import { content } from '#app/content/snapshot.ts'
import { OpenNow } from '#app/public/layout/open-now.tsx'
import { headTags } from '#app/public/seo/meta.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Phone } from '#app/ui/icon/icon.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { PageHead } from '#app/ui/section/page-head.tsx'
import { AfterHours } from './can-i-drive/after-hours.tsx'
import { Cost } from './can-i-drive/cost.tsx'
import { Signs } from './can-i-drive/signs.tsx'
import type { Visit } from './page.ts'

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.canIDrive, path)
}

/** For drivers who hear, feel or see a fault: how far the car may still go, and what to do. */
export default function CanIDrive({ lang, now }: Visit) {
  const { headings, canIDrive, safety } = content(lang)
  const [stop, ...later] = safety
  return (
    <>
      <PageHead heading={headings.canIDrive.heading} lead={canIDrive.subtitle}>
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ActionLink href={`tel:${facts().business.phone}`} tone="signal">
            <Phone />
            {canIDrive.call}
          </ActionLink>
          <OpenNow open={openNow(now, lang)} className="lg:hidden" />
        </p>
      </PageHead>
      {stop && (
        <div className="on-night bg-night text-on-night">
          <Signs lang={lang} line={stop} className="wrap py-12 lg:py-16" columns />
        </div>
      )}
      <div className="wrap grid gap-x-16 gap-y-14 py-12 lg:grid-cols-12 lg:py-16">
        {later.map((line) => (
          <Signs
            key={line.urgency}
            lang={lang}
            line={line}
            className={line.urgency === 'soon' ? 'lg:col-span-7' : 'lg:col-span-5'}
          />
        ))}
        {later.length < 2 && (
          <p className="lead measure lg:col-span-12">
            <LinkedText text={canIDrive.otherwise} />
          </p>
        )}
      </div>
      <AfterHours lang={lang} now={now} />
      <Cost lang={lang} />
    </>
  )
}
