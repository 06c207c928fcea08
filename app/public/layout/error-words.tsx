import { facts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { interfaceCopy } from '#app/content/interface.ts'
import type { Lang } from '#app/content/language.ts'
import { contact } from '#app/content/texts/contact.ts'
import { href } from '#app/site-map.ts'
import { Phone } from '#app/ui/icon/icon.tsx'

/** Shown when a page failed: the garage's name, what happened, the phone and a link home. */
export function ErrorWords({ lang }: { lang: Lang }) {
  const { error, home } = interfaceCopy[lang]
  return (
    <main className="wrap section grid min-h-dvh content-center">
      <p className="label text-accent">{facts().business.name}</p>
      <h1 className="title mt-4">{error.title}</h1>
      <p className="lead measure mt-4 text-ink-soft">{fill(error.text, lang)}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={`tel:${facts().business.phone}`} className="action action-signal">
          <Phone size={20} />
          {fill(contact[lang].phone.call, lang)}
        </a>
        <a href={href('home', lang)} className="action action-line">
          {home}
        </a>
      </p>
    </main>
  )
}
