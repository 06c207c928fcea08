import { ArrowRight } from '#app/ui/icon.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'

export function ContactHead({ heading, intro }: { heading: string; intro: string }) {
  return (
    <>
      <h2 id="contact-title" className="title lg:col-span-7">
        {heading}
      </h2>
      <p className="lead self-end text-ink-soft lg:col-span-5">{intro}</p>
    </>
  )
}

type FindProps = {
  picture: PictureSource
  street: string
  city: string
  link: { href: string; label: string }
}

/** The door to look for, and the way there. */
export function Find({ picture, street, city, link }: FindProps) {
  return (
    <>
      <Picture picture={picture} sizes="(width >= 64rem) 33rem, 100vw" className="aspect-[16/10]" />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <span>
          <b className="font-semibold">{street}</b>, {city}
        </span>
        <a href={link.href} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
          {link.label}
          <ArrowRight size={18} />
        </a>
      </p>
    </>
  )
}
