import { content } from '#app/content/snapshot.ts'
import type { Visit } from '#app/public/page.ts'
import { headTags } from '#app/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { LinkLines } from './link-lines.tsx'
import { LegalWarranty } from './warranties/legal-warranty.tsx'
import { WarrantyLines } from './warranties/warranty-lines.tsx'

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.warranties, path)
}

/** How long the garage's work is under warranty, line by line. */
export default function Warranties({ lang }: Visit) {
  const { warranties, rights, pricing, headings, interface: words } = content(lang)
  return (
    <>
      <header className="wrap pt-4 pb-[clamp(2.5rem,5vw,4.5rem)]">
        <Breadcrumb
          label={words.breadcrumb}
          crumbs={[{ label: words.nav.home, href: href('home', lang) }, { label: words.nav.warranties }]}
        />
        <div className="mt-6 grid gap-x-10 gap-y-6 lg:mt-10 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <h1 className="display">{headings.warranties.heading}</h1>
            <p className="lead mt-5 max-w-[26.4em] text-ink-soft">{warranties.subtitle}</p>
          </div>
          <div className="grid gap-3 text-ink-soft lg:col-span-5">
            {warranties.intro.map((text) => (
              <p key={text} className="max-w-[33.2em]">
                {text}
              </p>
            ))}
          </div>
        </div>
      </header>
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
