import type { ReactNode } from 'react'
import { facts } from '#app/content/facts.ts'
import { openNow } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import type { Sense, Urgency } from '#app/content/safety.ts'
import { type Lamp, lamps } from '#app/content/signs/lamps.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { labelText } from '#app/content/typography.ts'
import { OpenNow } from '#app/public/layout/open-now.tsx'
import { headTags } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight, MapPin, Phone } from '#app/ui/icon/icon.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { drawn, outlines, red } from './can-i-drive/lamp-paths.ts'
import { AFTER_HOURS, Signs } from './can-i-drive/signs.tsx'
import { HoursTable } from './contact/contact-section.tsx'
import type { Visit } from './page.ts'
import { diagnosticHref } from './parts/request-href.ts'

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.canIDrive, path)
}

/** For drivers who hear, feel or see a fault: how far the car may still go, and what to do. */
export default function CanIDrive({ lang, now }: Visit) {
  return (
    <>
      <Panel lang={lang} now={now} />
      <div className="wrap grid gap-x-16 gap-y-10 py-10 lg:grid-cols-3 lg:py-16">
        {content(lang).safety.map((line) => (
          <Signs key={line.urgency} lang={lang} line={line} />
        ))}
      </div>
      <AfterHours lang={lang} now={now} />
      <Cost lang={lang} />
    </>
  )
}

/** What a lamp costs to follow up, where it is not a diagnostic. The washer's costs nothing. */
const found: { [Each in Lamp]?: keyof Content['canIDrive']['find'] | null } = {
  serviceReminder: 'oilChange',
  tirePressure: 'flatRepair',
  washerLight: null,
}

type PanelProps = { lang: Lang; now: Date }

/**
 * The lamps of a dashboard: each is a link to its verdict, which shows while the address names it (`panel.css`), so that it
 * works without scripts and can be sent. A lamp stands only where its sign does.
 */
function Panel({ lang, now }: PanelProps) {
  const { headings, canIDrive, safety } = content(lang)
  const signs = safety.flatMap(({ urgency, instruction, groups }) =>
    groups.flatMap(({ lines }) => lines.map((line) => ({ ...line, urgency, instruction }))),
  )
  return (
    <section className="on-night bg-night text-on-night">
      <div className="wrap pt-6 pb-8 lg:pt-12 lg:pb-16">
        <h1 className="display">{headings.canIDrive.heading}</h1>
        <p className="lead mt-2 text-on-night-soft lg:mt-4">{canIDrive.subtitle}</p>
        <nav aria-label={canIDrive.panel} className="lamps">
          {lamps.map((key) => {
            const line = signs.find((each) => each.key === key)
            if (!line) return null
            const name = canIDrive.lamps[key]
            const find = found[key] === null ? '' : canIDrive.find[found[key] ?? 'diagnostic']
            return (
              <Item
                key={key}
                id={key}
                name={name}
                label={line.sign}
                tone={red.includes(key) ? 'red' : 'amber'}
              >
                <Verdict lang={lang} urgency={line.urgency} sign={line.sign} />
                <p className="font-semibold first-letter:uppercase">
                  <LinkedText text={`${line.instruction}.`} />
                </p>
                <p className="small text-on-night-soft">{`${line.means} ${find}`}</p>
                <Call lang={lang} />
              </Item>
            )
          })}
          {drawn.map((sense) => (
            <Item key={sense} id={sense} name={canIDrive.senses[sense]} tone="drawn">
              <h2 className="heading">{canIDrive.senses[sense]}</h2>
              <Noticed lang={lang} sense={sense} />
              <Call lang={lang} />
            </Item>
          ))}
          <div className="verdict verdict-none">
            <p className="lead font-semibold">
              <LinkedText text={canIDrive.otherwise} />
            </p>
            <Call lang={lang} icon />
            <OpenNow open={openNow(now, lang)} className="lg:hidden" />
          </div>
        </nav>
      </div>
    </section>
  )
}

type ItemProps = {
  id: Lamp | (typeof drawn)[number]
  name: string
  label?: string
  tone: 'red' | 'amber' | 'drawn'
  children: ReactNode
}

/** A lamp and what it means. */
function Item({ id, name, label, tone, children }: ItemProps) {
  return (
    <div className="lamp-and-verdict">
      <a href={`#${id}`} aria-label={label} className={`lamp lamp-${tone}`}>
        <svg
          viewBox="0 0 40 40"
          aria-hidden="true"
          className={id === 'flashingEngine' ? 'blinks' : undefined}
        >
          <path d={outlines[id]} />
        </svg>
        {name}
      </a>
      <div id={id} tabIndex={-1} className="verdict">
        {children}
      </div>
    </div>
  )
}

function Verdict({ lang, urgency, sign }: { lang: Lang; urgency: Urgency; sign: string }) {
  return (
    <h2>
      <span className="small block first-letter:uppercase">{sign}</span>{' '}
      <span className={`verdict-word verdict-${urgency}`}>{content(lang).canIDrive.urgencies[urgency]}</span>
    </h2>
  )
}

/** The signs of one sense, the most urgent first. What each means is in the lists below. */
function Noticed({ lang, sense }: { lang: Lang; sense: Sense }) {
  const { canIDrive, safety } = content(lang)
  return safety.map(({ urgency, groups }) =>
    groups
      .filter((group) => group.sense === sense)
      .map(({ lines }) => (
        <div key={urgency} className="w-full">
          <h3>
            <a
              href={`#${urgency}`}
              className={`verdict-${urgency} font-bold underline-offset-4 hover:underline`}
            >
              {labelText(canIDrive.urgencies[urgency], lang)}
            </a>
          </h3>
          <ul className="small mt-1">
            {lines.map(({ key, sign }) => (
              <li key={key} className="border-t border-on-night-soft/25 py-1 first-letter:uppercase">
                {sign}
              </li>
            ))}
          </ul>
        </div>
      )),
  )
}

/** @param icon only on the first: seventeen of them are a tenth of the page. */
function Call({ lang, icon = false }: { lang: Lang; icon?: boolean }) {
  return (
    <ActionLink href={`tel:${facts().business.phone}`} tone="signal">
      {icon && <Phone />}
      {content(lang).canIDrive.call}
    </ActionLink>
  )
}

/** What a diagnosis costs, also if the cause is not found or the repair is small. */
function Cost({ lang }: { lang: Lang }) {
  const { title, lines, rights } = content(lang).canIDrive.cost
  // What the law says of the repair alone is on the page of rights.
  if (lines.length < 2) return null
  return (
    <section aria-labelledby="cost-title" className="wrap py-12 lg:py-16">
      <h2 id="cost-title" className="title">
        {title}
      </h2>
      <dl className="mt-6 border-t-2 border-ink">
        {lines.map(({ question, answer }) => (
          <div key={question} className="grid gap-x-10 border-b border-line py-3 lg:grid-cols-12">
            <dt className="font-bold lg:col-span-5">{question}</dt>
            <dd className="measure text-ink-soft lg:col-span-7">{answer}</dd>
          </div>
        ))}
      </dl>
      <ActionLink href={href('rights', lang)} tone="text" className="mt-3">
        {`${rights} `}
        <ArrowRight size={18} />
      </ActionLink>
    </section>
  )
}

/** What to do with a car that does not start, where to leave one that must not be driven after hours, and the opening hours. */
function AfterHours({ lang, now }: { lang: Lang; now: Date }) {
  const { canIDrive, interface: words } = content(lang)
  const { title, noStart, text, write, directions } = canIDrive.after
  return (
    <section id={AFTER_HOURS} aria-labelledby="after-hours-title" className="bg-steel">
      <div className="wrap grid gap-x-16 gap-y-8 py-12 lg:grid-cols-12 lg:py-16">
        <div className="lg:col-span-7">
          <h2 id="after-hours-title" className="title">
            {title}
          </h2>
          <p className="measure mt-4">{noStart}</p>
          <ol className="measure mt-3 grid gap-3 empty:hidden">
            {text.map((paragraph) => (
              <li key={paragraph}>{paragraph}</li>
            ))}
          </ol>
          <p className="mt-5 flex flex-wrap gap-3">
            <ActionLink href={diagnosticHref(lang)} tone="line">
              {write}
            </ActionLink>
            <ActionLink href={facts().business.mapUrl} newTab={words.newTab} tone="line">
              <MapPin size={18} />
              {directions}
            </ActionLink>
          </p>
        </div>
        <HoursTable lang={lang} now={now} className="lg:col-span-5" />
      </div>
    </section>
  )
}
