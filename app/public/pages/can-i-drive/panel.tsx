import type { ReactNode } from 'react'
import { facts } from '#app/content/facts.ts'
import { openNow } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import type { Sense, Urgency } from '#app/content/safety.ts'
import { type Lamp, lamps } from '#app/content/signs/lamps.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { labelText } from '#app/content/typography.ts'
import { OpenNow } from '#app/public/layout/open-now.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Phone } from '#app/ui/icon/icon.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { drawn, outlines, red } from './lamp-paths.ts'

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
export function Panel({ lang, now }: PanelProps) {
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
