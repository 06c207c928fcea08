import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { homePictures } from '#app/content/pictures.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { requestHref } from '../request-href.ts'

/** Bodywork has work of its own size: an estimate first, and it is free. */
export function Bodywork({ lang }: { lang: Lang }) {
  const { home, services } = content(lang)
  const bodywork = service('carrosserie')
  const { estimate } = services.carrosserie
  return (
    <div id="carrosserie" className="on-night mt-16 grid bg-night text-on-night lg:mt-28 lg:grid-cols-2">
      <Picture
        picture={pictureData(homePictures.bodywork, lang)}
        sizes="(width >= 64rem) 50vw, 100vw"
        className="aspect-[16/10] lg:aspect-auto lg:h-[36rem]"
      />
      <div className="wrap self-center py-12">
        <h3 className="title">{estimate?.title}</h3>
        <p className="lead mt-4 measure text-on-night-soft">{estimate?.text}</p>
        <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ActionLink href={requestHref('carrosserie', lang)} tone="paper">
            {estimate?.button}
          </ActionLink>
          <ActionLink href={href('service', lang, bodywork.slug[lang])} tone="text">
            {home.services.page}
            <ArrowRight size={18} />
          </ActionLink>
        </p>
      </div>
    </div>
  )
}
