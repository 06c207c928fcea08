import { ActionLink } from '#app/ui/action-link.tsx'
import { Phone } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PriceTag } from '#app/ui/price-tag.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { Gallery } from './gallery.tsx'
import type { HomeContent } from './home-content.server.ts'
import { Reviews } from './reviews.tsx'

type AboutProps = {
  about: HomeContent['about']
  words: HomeContent['words']
  newTab: string
  phone: string
}

/** Why people come: three reasons with their evidence, the workshop in pictures, what customers say. */
export default function About({ about, words, newTab, phone }: AboutProps) {
  return (
    <>
      <Why why={about.why} />
      <Gallery gallery={about.gallery} words={words} />
      <Reviews reviews={about.reviews} words={words} newTab={newTab} />
      <CallToAction text={about.callToAction} phone={phone} />
    </>
  )
}

const sizes = '(width >= 64rem) 36rem, 100vw'

function Why({ why }: { why: HomeContent['about']['why'] }) {
  const [price, view, family] = why.cards
  const { label, ...labour } = why.labour
  return (
    <section id="a-propos" aria-labelledby="why-title" className="wrap section">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-12">
        <h2 id="why-title" className="title lg:col-span-7">
          {why.heading}
        </h2>
        <p className="lead self-end text-ink-soft lg:col-span-5">{why.intro}</p>
      </div>
      <Reveal className="mt-12 grid gap-x-10 gap-y-12 lg:mt-16 lg:grid-cols-12">
        <Reason card={view} className="lg:col-span-7 lg:row-span-2">
          <Picture picture={why.waitingRoom} sizes={sizes} className="aspect-[16/10]" />
        </Reason>
        <Reason card={price} className="lg:col-span-5">
          <p className="flex flex-col justify-end border-t-4 border-ink bg-steel px-6 pt-10 pb-5">
            <span className="label text-ink-soft">{label}</span>
            <PriceTag {...labour} size="large" />
          </p>
        </Reason>
        <Reason card={family} className="lg:col-span-5">
          <Picture picture={why.workOrder} sizes="(width >= 64rem) 30rem, 100vw" className="aspect-[16/7]" />
        </Reason>
      </Reveal>
    </section>
  )
}

type ReasonProps = {
  card: { title: string; text: string } | undefined
  className: string
  children: React.ReactNode
}

function Reason({ card, className, children }: ReasonProps) {
  return (
    <div className={className}>
      {children}
      <h3 className="heading mt-5">{card?.title}</h3>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{card?.text}</p>
    </div>
  )
}

function CallToAction({ text, phone }: { text: HomeContent['about']['callToAction']; phone: string }) {
  return (
    <section aria-labelledby="call-title" className="bg-steel">
      <div className="wrap section grid items-end gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="call-title" className="title">
            {text.heading}
          </h2>
          <p className="lead mt-5 max-w-[56ch]">{text.text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full lg:col-span-5 lg:justify-end">
          <ActionLink href="#contact" tone="signal">
            {text.contactButton}
          </ActionLink>
          <ActionLink href={phone} tone="line">
            <Phone size={20} />
            {text.callButton}
          </ActionLink>
        </div>
      </div>
    </section>
  )
}
