import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { pagePictures } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'

/** The written estimate that visitors can ask for, and the taxes that are added. */
export function WrittenEstimate({ lang }: { lang: Lang }) {
  const { estimate, taxes } = content(lang).pricing
  return (
    <section className="grid print:hidden lg:grid-cols-2">
      <Picture
        picture={pictureData(pagePictures.pricing, lang)}
        sizes="(min-width: 1024px) 50vw, 100vw"
        className="min-h-[27rem] max-lg:hidden"
      />
      <div className="flex flex-col justify-center bg-paper px-(--margin) py-7 md:py-9 lg:px-16">
        <h2 className="title">{estimate.title}</h2>
        <p className="mt-4 max-w-[32em] text-[1.125rem]">{estimate.text}</p>
        <p className="mt-3 max-w-[33em] text-ink-soft">{taxes}</p>
        <p className="mt-2">
          <ActionLink href={href('rights', lang)} tone="text">
            {`${estimate.link} `}
            <ArrowRight size={18} />
          </ActionLink>
        </p>
      </div>
    </section>
  )
}
