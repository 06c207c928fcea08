import { createElement, Fragment } from 'react'
import { facts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { unlistedHead } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import type { Visit } from './page.ts'
import { LinkList } from './parts/link-list.tsx'

export function head({ lang }: Visit): string {
  return unlistedHead(content(lang).interface.notFound.title)
}

/** The page for a path that is no page. Such an address has no language: the page says both, its own first. */
export default function NotFound({ lang }: Visit) {
  const { interface: words, contact } = content(lang)
  const others = langs.filter((other) => other !== lang)
  return (
    <section className="wrap section grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Odometer figure="000404" />
        <h1 className="title mt-8">{words.notFound.title}</h1>
        <p className="lead measure mt-4 text-ink-soft">{words.notFound.text}</p>
        {others.map((other) => (
          <p key={other} lang={other} className="lead measure mt-4 text-ink-soft">
            <b className="text-ink">{content(other).interface.notFound.title}</b>
            {` ${content(other).interface.notFound.text}`}
          </p>
        ))}
        <p className="mt-8 flex flex-wrap gap-3">
          <a href={href('home', lang)} className="action action-signal">
            {words.home}
          </a>
          {others.map((other) => (
            <a key={other} lang={other} href={href('home', other)} className="action action-line">
              {content(other).interface.home}
            </a>
          ))}
          <a href={`tel:${facts().business.phone}`} className="action action-line">
            {contact.phone.call}
          </a>
        </p>
      </div>
      <LinkList
        lang={lang}
        names={['services', 'pricing', 'blog', 'contact']}
        className="self-end lg:col-span-4 lg:col-start-9"
      />
    </section>
  )
}

/** A figure styled as an odometer, the last digit inverted. Decorative: the text beside it says the same. */
function Odometer({ figure }: { figure: string }) {
  return (
    <p aria-hidden="true" className="figure inline-flex border-2 border-ink bg-ink text-4xl sm:text-6xl">
      {createElement(Fragment, null, ...[...figure].map(wheel))}
    </p>
  )
}

function wheel(digit: string) {
  return (
    <span className="grid w-[1.1em] place-items-center border-l border-line-strong py-2 text-paper first:border-l-0 last:bg-paper last:text-ink">
      {digit}
    </span>
  )
}
