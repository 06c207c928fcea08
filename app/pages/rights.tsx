import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import type { Route } from './+types/rights.ts'
import { LinkLines } from './link-lines.tsx'
import { Contents } from './rights/contents.tsx'
import { RightText } from './rights/right-text.tsx'
import { rightsContent } from './rights/rights-content.server.ts'

export function loader({ url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  return { ...rightsContent(lang), meta: pageMeta(content(lang).headings.rights, url.pathname) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Rights({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <header className="wrap pt-4">
        <Breadcrumb label={page.crumbs.label} crumbs={page.crumbs.items} />
        <h1 className="display mt-6 lg:mt-10">{page.heading}</h1>
        <p className="lead mt-5 max-w-[26.4em] text-ink-soft">{page.subtitle}</p>
      </header>
      <div className="wrap grid gap-x-10 gap-y-10 pt-10 pb-[clamp(3.5rem,8vw,7.5rem)] lg:grid-cols-12 lg:pt-16">
        <Contents label={page.contentsLabel} rights={page.rights} className="lg:col-span-4" />
        <div className="lg:col-span-8">
          <p className="lead measure">{page.intro}</p>
          {page.rights.map((right) => (
            <RightText key={right.id} right={right} />
          ))}
          <aside className="later measure mt-14 border-l-4 border-line-strong pl-5 text-ink-soft">
            <h2 className="heading text-ink">{page.note.title}</h2>
            <p className="mt-2">{page.note.text}</p>
          </aside>
        </div>
      </div>
      <LinkLines title={page.seeAlso} links={page.links} />
    </>
  )
}
