import type { Lang } from '#app/content/language.ts'
import { isOffered } from '#app/content/services/offered.ts'
import { content } from '#app/content/snapshot.ts'
import { requestHref } from '#app/public/pages/parts/request-href.ts'

/** Bodywork jobs have no common size: they start with an estimate, which is free. */
export function Bodywork({ lang }: { lang: Lang }) {
  if (!isOffered('carrosserie')) return null
  const { heading, text, button } = content(lang).home.bodywork
  if (!text) return null
  return (
    <div
      id="carrosserie"
      className="mt-6 border-y border-line-strong py-2 leading-snug max-lg:text-[0.9375rem] lg:mt-14 lg:py-4 lg:text-lg"
    >
      <h3 className="inline font-bold">{heading}</h3>
      <p className="inline text-ink-soft">{` ${text} `}</p>
      <a
        href={requestHref('carrosserie', lang)}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        {button}
      </a>
    </div>
  )
}
