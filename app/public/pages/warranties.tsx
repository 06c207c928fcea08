import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { stands } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Phone } from '#app/ui/icon/icon.tsx'
import type { Visit } from './page.ts'
import { LinkLines } from './parts/link-lines.tsx'
import { ReadingHead } from './parts/reading-head.tsx'

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.warranties, path)
}

/** How long the garage's work is under warranty: what applies to all of it, then line by line. */
export default function Warranties({ lang }: Visit) {
  const { warranties, rights, pricing, headings, interface: words } = content(lang)
  return (
    <>
      <ReadingHead
        lang={lang}
        crumbs={[{ label: words.nav.warranties }]}
        heading={headings.warranties.heading}
        lead={warranties.subtitle}
      >
        <p className="measure mt-2 text-ink-soft">{warranties.intro}</p>
      </ReadingHead>
      <CommonTerms lang={lang} />
      <WarrantyLines lang={lang} />
      <LegalWarranty lang={lang} />
      <LinkLines
        title={pricing.related.title}
        links={[
          { href: href('rights', lang), label: words.nav.rights },
          { href: href('pricing', lang), label: rights.links.pricing },
          { href: href('contact', lang), label: rights.links.contact },
        ]}
      />
    </>
  )
}

/** The warranty table: how long each kind of work is covered, and for what. */
function WarrantyLines({ lang }: { lang: Lang }) {
  const { caption, columns, lines } = content(lang).warranties
  if (lines.length === 0) return null
  return (
    <section aria-label={caption} className="wrap pb-8 lg:pb-14">
      {lines.map(({ key, title, length, scope, duties }) => (
        <article
          key={key}
          id={key}
          className="grid gap-x-10 gap-y-2 border-b border-line-strong py-5 last:border-b-0 lg:grid-cols-12 lg:py-8"
        >
          <h2 className="heading lg:col-span-3">{title}</h2>
          <dl className="contents">
            <div className="lg:col-span-4">
              <dt className="sr-only">{columns.length}</dt>
              <dd className={`figure whitespace-normal text-balance ${sizeOf(length)}`}>{length}</dd>
            </div>
            <div className="lg:col-span-5">
              <dt className="sr-only">{columns.scope}</dt>
              <dd className="measure">{scope}</dd>
            </div>
            {duties && stands('warrantyTerms') && (
              <div className="lg:col-span-5 lg:col-start-8">
                <dt className="sr-only">{columns.duties}</dt>
                <dd className="measure">{duties}</dd>
              </div>
            )}
          </dl>
        </article>
      ))}
    </section>
  )
}

/** A length that is a whole sentence is set smaller. */
function sizeOf(length: string): string {
  return length.length > 25
    ? 'text-xl leading-tight xl:text-[1.625rem]'
    : 'text-[min(clamp(2.25rem,1.6rem+2vw,3.5rem),11vw)] leading-none'
}

/** The legal warranty, how the warranties combine, and what none of them covers. */
function LegalWarranty({ lang }: { lang: Lang }) {
  const { warranties, interface: words } = content(lang)
  const { legal, lines, ruleTitle, rule, notCovered, help } = warranties
  return (
    <section className="on-night bg-night text-on-night">
      <div className="wrap grid gap-x-10 gap-y-8 py-[clamp(2.5rem,6vw,5.5rem)] lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="title">{legal.title}</h2>
          <p className="mt-4 max-w-[32em] text-[1.125rem]">{legal.text}</p>
          {lines.length > 0 && (
            <>
              <h3 className="heading mt-7">{ruleTitle}</h3>
              <p className="mt-2 max-w-[34.4em] text-on-night-soft">{rule}</p>
            </>
          )}
        </div>
        <div className="lg:col-span-5">
          {lines.length > 0 && (
            <>
              <h3 className="heading">{notCovered.title}</h3>
              <ul className="mt-3 border-t border-on-night-soft/50">
                {notCovered.points.map((point) => (
                  <li key={point} className="border-b border-on-night-soft/30 py-2">
                    {point}
                  </li>
                ))}
              </ul>
              <p className="mt-5 text-on-night-soft">{help}</p>
            </>
          )}
          <p className="mt-3">
            <ActionLink href={`tel:${facts().business.phone}`} tone="paper">
              <Phone size={18} /> {words.call}
            </ActionLink>
          </p>
        </div>
      </div>
    </section>
  )
}

/** The terms that the law requires of a warranty and that are the same for every line, stated once. */
function CommonTerms({ lang }: { lang: Lang }) {
  const { commonTitle, columns, common, giver, lines } = content(lang).warranties
  if (lines.length === 0 || !stands('warrantyTerms')) return null
  const terms = [
    [columns.duties, common.duties],
    [columns.claim, common.claim],
    [columns.transferable, common.transferable],
    [columns.giver, giver],
  ]
  return (
    <section aria-labelledby="common" className="border-y border-line bg-steel">
      <div className="wrap py-6 lg:py-8">
        <h2 id="common" className="text-[1.125rem] font-bold">
          {commonTitle}
        </h2>
        <dl className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
          {terms.map(([label, text]) => (
            <div key={label}>
              <dt className="label text-ink-soft">{label}</dt>
              <dd className="small mt-0.5">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
