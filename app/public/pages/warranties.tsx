import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import type { Visit } from './page.ts'
import { LinkLines } from './parts/link-lines.tsx'
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
      <header className="wrap pt-4 pb-7 lg:pb-10">
        <Breadcrumb
          label={words.breadcrumb}
          crumbs={[{ label: words.nav.home, href: href('home', lang) }, { label: words.nav.warranties }]}
        />
        <div className="mt-3 grid gap-x-10 gap-y-3 lg:mt-8 lg:grid-cols-12 lg:items-end">
          <h1 className="display lg:col-span-7">{headings.warranties.heading}</h1>
          <div className="lg:col-span-5">
            <p className="lead max-w-[26.4em]">{warranties.subtitle}</p>
            <p className="mt-2 max-w-[33.2em] text-ink-soft">{warranties.intro}</p>
          </div>
        </div>
      </header>
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
