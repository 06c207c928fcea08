import type { ReactNode } from 'react'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'

type ReadingHeadProps = {
  lang: Lang
  /** The way to the page below the home page. */
  crumbs: readonly Crumb[]
  heading: string
  lead?: ReactNode
  /** Below the lead. */
  children?: ReactNode
}

/** The top of a page that is read: on paper, where it is in the site, a title, and the lead under it. Pages to act on have `PageHead`. */
export function ReadingHead({ lang, crumbs, heading, lead, children }: ReadingHeadProps) {
  const { breadcrumb, nav } = content(lang).interface
  return (
    <header className="wrap pt-3 pb-7 lg:pb-12">
      <Breadcrumb label={breadcrumb} crumbs={[{ label: nav.home, href: href('home', lang) }, ...crumbs]} />
      <h1 className="display mt-3 max-w-[16em] lg:mt-6 lg:text-[clamp(3rem,4.8vw,4.5rem)]">{heading}</h1>
      {lead && <p className="lead measure mt-3 text-balance text-ink-soft empty:hidden lg:mt-4">{lead}</p>}
      {children}
    </header>
  )
}
