import type { Lang } from '#app/content/language.ts'
import type { PriceSection } from '#app/content/prices.ts'
import { content } from '#app/content/snapshot.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { CallLink } from '../call-link.tsx'
import { requestHref } from '../request-href.ts'
import { sectionServices } from './sections.ts'

/** Ask for an appointment with the section's service already chosen, or call. */
export function BookAndCall({ lang, name }: { lang: Lang; name: PriceSection }) {
  const { pricing, interface: words } = content(lang)
  return (
    <p className="mt-7 flex flex-wrap gap-3">
      <ActionLink href={requestHref(sectionServices[name], lang)} className="max-sm:grow">
        {words.book}
        <span className="sr-only">{`, ${pricing.sections[name].title}`}</span>
      </ActionLink>
      <CallLink lang={lang} />
    </p>
  )
}
