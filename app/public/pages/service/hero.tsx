import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import type { PictureKey } from '#app/content/pictures.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import type { CarZone as CarPart } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'
import { type CarLines, car } from '#app/public/pages/parts/car/paths.ts'
import { href } from '#app/site-map.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ArrowLeft } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'

/**
 * The service's name beside its picture, on a phone below it, so that no text covers what the picture shows; the back link
 * has its own background. On wide screens the picture fades into the dark ground behind the name. It scrolls more slowly than
 * the page (`service.css`).
 */
export function ServiceHero({ lang, service, picture }: ServiceProps & { picture: PictureKey }) {
  const { services, servicesPage, interface: words } = content(lang)
  const { title, subtitle } = services[service.id]
  return (
    <header className="on-night relative isolate bg-night text-on-night">
      <div className="absolute inset-x-0 top-13 -z-10 h-44 overflow-hidden md:h-80 lg:top-0 lg:left-[44%] lg:h-full print:hidden">
        <div className="parallax size-full">
          <Picture
            picture={pictureData(picture, lang)}
            // Smaller than the layout, since a phone's 3x screen shows no more detail than 2x to the eye.
            sizes="(width >= 64rem) 56vw, 80vw"
            eager
            className="shared-picture size-full md:[&_img]:object-[50%_58%]"
          />
        </div>
        <div className="service-scrim absolute inset-0 max-lg:hidden" />
      </div>
      <div className="wrap flex flex-col pt-2 pb-7 lg:min-h-[min(40svh,26rem)] lg:pt-3 lg:pb-9 print:min-h-0!">
        <div className="bg-night lg:bg-transparent">
          <Breadcrumb
            label={words.breadcrumb}
            crumbs={[
              { label: words.nav.home, href: href('home', lang) },
              { label: words.nav.services, href: href('services', lang) },
              { label: title },
            ]}
          />
        </div>
        <div className="mt-auto pt-33 md:pt-69 lg:max-w-[44%] lg:pt-6 print:pt-4">
          <a
            href={`${href('home', lang)}#services`}
            className="-ml-(--margin) flex w-fit min-h-11 items-center gap-2 bg-night pr-4 pl-(--margin) font-semibold underline-offset-4 hover:underline lg:ml-0 lg:bg-transparent lg:pl-0"
          >
            <ArrowLeft size={18} /> {servicesPage.detail.back}
          </a>
          {/* On wide screens the car stands on the title's line, or above a long title. */}
          <div className="lg:flex lg:flex-wrap-reverse lg:items-end lg:gap-x-8">
            <svg
              viewBox="16 6 1214 464"
              className="car float-right mt-1 ml-3 w-24 lg:order-1 lg:mt-0 lg:mb-2 lg:ml-0 lg:w-44"
              aria-hidden="true"
            >
              <path d={car.outline + car.tires} className="lg:stroke-2" />
              <path d={car.glass} />
              <path d={car[lit[service.zone]]} data-lit="" className="max-lg:stroke-1" />
            </svg>
            <h1 className="display mt-3 max-w-[8.7em] lg:text-[clamp(3rem,4.6vw,4.5rem)]">{title}</h1>
          </div>
          <p className="lead mt-3 max-w-[25.2em] font-semibold text-balance empty:hidden lg:mt-4">
            {subtitle}
          </p>
        </div>
      </div>
    </header>
  )
}

/** What is orange on the small car beside the title. */
const lit: Record<CarPart, CarLines> = {
  whole: 'outline',
  body: 'doors',
  underbody: 'sill',
  engine: 'engine',
  front: 'nose',
  tire: 'tires',
  brake: 'brake',
}

export type ServiceProps = { lang: Lang; service: ServiceFacts }
