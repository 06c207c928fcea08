import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ArrowLeft } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ServiceContent } from './service-content.server.ts'

/** The service's picture behind its name; it follows the scroll more slowly than the page (`service.css`). */
export function ServiceHero({ page }: { page: ServiceContent }) {
  return (
    <header className="on-night relative isolate overflow-hidden bg-night text-on-night">
      <div className="parallax absolute inset-0 -z-20">
        <Picture picture={page.hero} sizes="100vw" eager className="shared-picture size-full" />
      </div>
      <div className="scrim service-scrim absolute inset-0 -z-10" />
      <div className="wrap flex min-h-[min(78svh,44rem)] flex-col pt-3 pb-10 lg:min-h-[min(68svh,40rem)] lg:pb-14 print:min-h-0!">
        <Breadcrumb label={page.crumbs.label} crumbs={page.crumbs.items} />
        <div className="mt-auto pt-24 print:pt-4">
          <a
            href={page.backHref}
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
          >
            <ArrowLeft size={18} /> {page.words.back}
          </a>
          <h1 className="display mt-1 max-w-[8.7em]">{page.title}</h1>
          <p className="lead mt-4 max-w-[25.2em] font-semibold">{page.subtitle}</p>
          <p className="figure mt-4 text-2xl whitespace-normal lg:hidden">{page.priceLine}</p>
        </div>
      </div>
    </header>
  )
}
