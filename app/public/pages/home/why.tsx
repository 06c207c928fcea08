import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { homePictures } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'

/** Reasons to come, beside a picture of the waiting room where there is room for one; then links to write or call. */
export function Why({ lang }: { lang: Lang }) {
  const { why, callToAction } = content(lang).home
  const { heading, cards } = why
  return (
    <section
      id="a-propos"
      aria-labelledby="why-title"
      className="wrap grid gap-x-16 gap-y-4 py-6 lg:grid-cols-12 lg:gap-y-10 lg:py-24"
    >
      <h2 id="why-title" className="title lg:col-span-12">
        {heading}
      </h2>
      {cards.length > 0 && (
        <>
          <Picture
            picture={pictureData(homePictures.waitingRoom, lang)}
            sizes="(width >= 64rem) 44rem, 100vw"
            className="aspect-[2/1] max-md:hidden lg:aspect-[16/10] lg:col-span-7"
          />
          <div data-reveal="" className="grid content-between gap-y-4 lg:col-span-5">
            {cards.map(({ title, text }) => (
              <div key={title} className="border-t border-line-strong pt-3">
                <h3 className="text-xl font-bold">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            ))}
          </div>
        </>
      )}
      <p className="flex flex-wrap items-center gap-3 lg:col-span-12">
        <b className="lead mr-3 max-lg:w-full">{callToAction.text}</b>
        <ActionLink href="#contact" className="px-3 max-sm:grow">
          {callToAction.contactButton}
        </ActionLink>
        <ActionLink href={`tel:${facts().business.phone}`} tone="line" className="px-3 max-sm:grow">
          {callToAction.callButton}
        </ActionLink>
      </p>
    </section>
  )
}
