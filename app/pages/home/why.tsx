import type { ReactNode } from 'react'
import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { homePictures } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { Picture } from '#app/ui/picture.tsx'
import { PriceTag } from '#app/ui/price-tag.tsx'
import { priceTag } from './price-tag.ts'

/** Why people come: three reasons, each with its evidence: a price, a window on the workshop, a signed paper. */
export function Why({ lang }: { lang: Lang }) {
  const { home, prices } = content(lang)
  const { heading, intro, cards } = home.why
  const [price, view, family] = cards
  return (
    <section id="a-propos" aria-labelledby="why-title" className="wrap section">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-12">
        <h2 id="why-title" className="title lg:col-span-7">
          {heading}
        </h2>
        <p className="lead self-end text-ink-soft lg:col-span-5">{intro}</p>
      </div>
      <div data-reveal="" className="mt-12 grid gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-12">
        <Reason card={view} className="lg:col-span-7 lg:row-span-2">
          <Picture
            picture={pictureData(homePictures.waitingRoom, lang)}
            sizes="(width >= 64rem) 44rem, 100vw"
            className="aspect-[16/10] lg:aspect-[5/4]"
          />
        </Reason>
        <Reason card={price} className="lg:col-span-5">
          <p className="flex flex-col border-t-4 border-ink bg-steel px-6 pt-10 pb-5">
            <span className="label text-ink-soft">{prices.labour.label}</span>
            <PriceTag {...priceTag('labour', lang)} size="large" />
          </p>
        </Reason>
        <Reason card={family} className="lg:col-span-5">
          <Picture
            picture={pictureData(homePictures.workOrder, lang)}
            sizes="(width >= 64rem) 33rem, 100vw"
            className="aspect-[16/10] lg:aspect-[16/7]"
          />
        </Reason>
      </div>
    </section>
  )
}

type ReasonProps = { card?: { title: string; text: string }; className: string; children: ReactNode }

function Reason({ card, className, children }: ReasonProps) {
  return (
    <div className={className}>
      {children}
      <h3 className="heading mt-5">{card?.title}</h3>
      <p className="mt-2 measure text-ink-soft">{card?.text}</p>
    </div>
  )
}
