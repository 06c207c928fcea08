import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import type { Visit } from './page.ts'
import { LinkLines } from './parts/link-lines.tsx'
import { ReadingHead } from './parts/reading-head.tsx'
import { CommonTerms } from './warranties/common-terms.tsx'
import { LegalWarranty } from './warranties/legal-warranty.tsx'
import { WarrantyLines } from './warranties/warranty-lines.tsx'

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.warranties, path)
}

/** How long the garage's work is under warranty: what applies to all of it, then line by line. */
export default function Warranties({ lang }: Visit) {
  const { warranties, rights, pricing, headings, interface: words } = content(lang)
  return (
    <>
      <ReadingHead
        lang={lang}
        crumbs={[{ label: words.nav.warranties }]}
        heading={headings.warranties.heading}
        lead={warranties.subtitle}
      >
        <p className="measure mt-2 text-ink-soft">{warranties.intro}</p>
      </ReadingHead>
      <CommonTerms lang={lang} />
      <WarrantyLines lang={lang} />
      <LegalWarranty lang={lang} />
      <LinkLines
        title={pricing.related.title}
        links={[
          { href: href('rights', lang), label: words.nav.rights },
          { href: href('pricing', lang), label: rights.links.pricing },
          { href: href('contact', lang), label: rights.links.contact },
        ]}
      />
    </>
  )
}
