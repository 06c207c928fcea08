import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { type PriceRow, rowsOf } from '#app/content/prices/price-rows.ts'
import { type PriceSection, shownSections } from '#app/content/prices/sections.ts'
import { rowStands } from '#app/content/records/rows.ts'
import { priceSections, type ServiceId, service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { noteOf, sectionRows } from './section-frame.tsx'

/** A page takes about 35 lines at the usual size, 46 at 0.8 and 56 at 0.7: the garage can add lines of its own. */
function zoomFor(lines: number): string {
  if (lines <= 34) return ''
  return lines <= 44 ? '[zoom:0.8]' : '[zoom:0.7]'
}

/** The sheet for the workshop wall: what the browser prints of this page, every price of the garage on one page. */
export function PriceSheet({ lang }: { lang: Lang }) {
  const { pricing, prices } = content(lang)
  const { wall, hourlyRate } = pricing
  const { services } = facts()
  const lines = new Set(services.flatMap(({ id }) => listedRows(id))).size
  return (
    <div className={`price-sheet hidden print:block ${zoomFor(lines)}`}>
      <div className="price-sheet-head">
        <p>
          <span className="price-sheet-title">{wall.title}</span>
          <br />
          {`${facts().business.name}, ${facts().business.address.street}, ${facts().business.address.city}`}
          <br />
          <span className="figure">{phoneText(facts().business.phone, lang)}</span>
        </p>
        {rowStands('labour') && (
          <p className="price-sheet-rate">
            {hourlyRate.title}
            <br />
            {prices.labour.before} <span className="figure price-sheet-title">{prices.labour.amount}</span>{' '}
            {prices.labour.after}
          </p>
        )}
      </div>
      <div className="price-sheet-boards">
        {shownSections().map((name) => (
          <SectionBoard key={name} lang={lang} name={name} />
        ))}
        {services.map(({ id }) => (
          <ServiceBoard key={id} lang={lang} id={id} />
        ))}
      </div>
      <p className="price-sheet-foot">{wall.foot}</p>
    </div>
  )
}

function SectionBoard({ lang, name }: { lang: Lang; name: PriceSection }) {
  const { title } = content(lang).pricing.sections[name]
  return <Board title={title} rows={sectionRows(name, lang)} note={noteOf(name, lang)} />
}

/** A service's lines that are in no section. */
function ServiceBoard({ lang, id }: { lang: Lang; id: ServiceId }) {
  const inSections = new Set(Object.values(priceSections).flatMap((section) => listedRows(section)))
  const rows = rowsOf(
    content(lang).prices,
    listedRows(id).filter((key) => !inSections.has(key)),
  )
  return rows.length > 0 && <Board title={service(id).label[lang]} rows={rows} />
}

function Board({ title, rows, note }: { title: string; rows: readonly PriceRow[]; note?: string }) {
  return (
    <div className="price-sheet-board">
      <p className="price-sheet-board-title">{title}</p>
      <dl>
        {rows.map(({ key, label, details, before, amount, after }) => (
          <div key={key}>
            <dt>
              {label}
              {details && <small>{details}</small>}
            </dt>
            <dd>
              {before && <small>{before}</small>} <b>{amount}</b> {after && <small>{after}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="price-sheet-note">{note}</p>}
    </div>
  )
}
