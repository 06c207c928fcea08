import { topPicture } from '#app/content/picture-data.server.ts'
import type { PictureKey } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ArrowLeft } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ServiceProps } from './service-props.ts'

/** The service's picture behind its name; it follows the scroll more slowly than the page (`service.css`). */
export function ServiceHero({ lang, service, picture }: ServiceProps & { picture: PictureKey }) {
  const { services, servicesPage, pricing, interface: words } = content(lang)
  const { title, subtitle, priceLine } = services[service.id]
  return (
    <header className="on-night relative isolate overflow-hidden bg-night text-on-night">
      <div className="parallax absolute inset-0 -z-20">
        <Picture
          picture={topPicture(picture, lang)}
          sizes="100vw"
          eager
          className="shared-picture size-full"
        />
      </div>
      <div className="scrim service-scrim absolute inset-0 -z-10" />
      <div className="wrap flex min-h-[min(78svh,44rem)] flex-col pt-3 pb-10 lg:min-h-[min(68svh,40rem)] lg:pb-14 print:min-h-0!">
        <Breadcrumb
          label={words.breadcrumb}
          crumbs={[
            { label: words.nav.home, href: href('home', lang) },
            { label: words.nav.services, href: href('services', lang) },
            { label: title },
          ]}
        />
        <div className="mt-auto pt-24 print:pt-4">
          <a
            href={`${href('home', lang)}#services`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
          >
            <ArrowLeft size={18} /> {servicesPage.detail.back}
          </a>
          <h1 className="display mt-1 max-w-[8.7em]">{title}</h1>
          <p className="lead mt-4 max-w-[25.2em] font-semibold">{subtitle}</p>
          <div className="mt-4 lg:hidden">
            <p className="figure text-2xl whitespace-normal">{priceLine}</p>
            <p className="small mt-1">{pricing.estimate.short}</p>
          </div>
        </div>
      </div>
    </header>
  )
}
