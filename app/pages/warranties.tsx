import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import type { Route } from './+types/warranties.ts'
import { LinkLines } from './link-lines.tsx'
import { LegalWarranty } from './warranties/legal-warranty.tsx'
import { warrantiesContent } from './warranties/warranties-content.server.ts'
import { WarrantyLines } from './warranties/warranty-lines.tsx'

export function loader({ url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  return { ...warrantiesContent(lang), meta: pageMeta(content(lang).headings.warranties, url.pathname) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Warranties({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <header className="wrap pt-4 pb-[clamp(2.5rem,5vw,4.5rem)]">
        <Breadcrumb label={page.crumbs.label} crumbs={page.crumbs.items} />
        <div className="mt-6 grid gap-x-10 gap-y-6 lg:mt-10 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <h1 className="display">{page.heading}</h1>
            <p className="lead mt-5 max-w-[26.4em] text-ink-soft">{page.subtitle}</p>
          </div>
          <div className="grid gap-3 text-ink-soft lg:col-span-5">
            {page.intro.map((text) => (
              <p key={text} className="max-w-[33.2em]">
                {text}
              </p>
            ))}
          </div>
        </div>
      </header>
      <WarrantyLines caption={page.caption} lines={page.lines} />
      <LegalWarranty page={page} />
      <LinkLines title={page.seeAlso} links={page.links} />
    </>
  )
}
