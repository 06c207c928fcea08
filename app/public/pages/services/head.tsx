import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { pagePictures } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'

/** Title and introduction beside a picture. */
export function ServicesHead({ lang }: { lang: Lang }) {
  const { headings, servicesPage } = content(lang)
  const { subtitle, priceList } = servicesPage.list
  return (
    <header className="on-night grid bg-night text-on-night lg:grid-cols-2">
      <div className="flex flex-col justify-end px-(--margin) pt-6 pb-7 lg:ml-auto lg:w-full lg:max-w-[42rem] lg:py-14">
        <h1 className="display">{headings.services.heading}</h1>
        {subtitle && <p className="lead mt-4 max-w-[25.2em] text-on-night-soft">{subtitle}</p>}
        <p className="mt-5">
          <ActionLink href={href('pricing', lang)} tone="signal">
            {`${priceList} `}
            <ArrowRight size={18} />
          </ActionLink>
        </p>
      </div>
      <Picture
        picture={pictureData(pagePictures.services, lang)}
        sizes="(width >= 64rem) 50vw, 100vw"
        eager
        className="h-36 print:hidden max-lg:order-first md:h-72 md:[&_img]:object-[50%_40%] lg:h-auto lg:min-h-[28rem]"
      />
    </header>
  )
}
