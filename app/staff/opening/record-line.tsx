import type { OpeningCopy } from '#app/publishing/words/opening.ts'
import { plainPaths } from '#app/site-map.ts'
import { Act, Go, type Look, RowTick } from '#app/staff/kit/fields.tsx'
import type { ShownRecord } from './shown-records.server.ts'

type Props = { line: ShownRecord; copy: OpeningCopy }

/** One line of the list: a box that says it is true, what it says, its editor, and the other answers, one tap each. */
export function RecordLine({ line, copy }: Props) {
  const { id, what, price, use, link, does, state, canDrop, dropsOwn, canTakeBack } = line
  const drops =
    line.place === 'standing'
      ? { own: copy.hide, offered: copy.noLonger }
      : { own: copy.noneOwn, offered: copy.none }
  const about = (label: string) => (
    <>
      {label}
      <span className="sr-only"> {what}</span>
    </>
  )
  /** Without scripts the address after the form leads back to the line. */
  const answer = (intent: string, label: string, look: Look = 'link') => (
    <Act
      look={look}
      value={intent}
      formAction={`${plainPaths.opening}#${id}`}
      label={about(label)}
      className="first-letter:uppercase"
    />
  )
  const gone = state === 'none' ? 'text-ink-soft line-through' : ''
  return (
    <li
      id={id}
      className="grid scroll-mt-20 grid-cols-[2.25rem_minmax(0,1fr)] gap-x-1 pb-1 md:py-1 lg:col-span-full lg:grid-cols-subgrid lg:grid-rows-[auto_1fr] lg:gap-x-6"
    >
      {line.canConfirm && (
        <RowTick name="seen" value={id} defaultChecked aria-label={line.isTrue} className="-ml-2.5 size-11" />
      )}
      <p className="col-start-2 flex flex-wrap justify-between gap-x-4 pt-2 font-semibold lg:contents lg:*:pt-2 lg:*:font-semibold">
        <span className={`wrap-anywhere lg:col-start-2 ${price ? '' : 'lg:col-end-4'} ${gone}`}>
          {what}
          {line.isMissing && <span className="small ml-2 font-bold">{copy.required}</span>}
        </span>
        {price && <span className={`figure ml-auto max-lg:whitespace-normal ${gone}`}>{price}</span>}
      </p>
      <div className="col-start-2 grid content-start empty:hidden lg:col-end-4">
        {line.value && state !== 'none' && <p className="wrap-anywhere">{line.value}</p>}
        {use && <p className="small text-ink-soft first-letter:uppercase max-md:truncate">{use}</p>}
        {line.units.length > 0 && (
          <details>
            <summary className="link flex min-h-11 items-center font-semibold">{copy.unit}</summary>
            <ul className="halves max-w-md">
              {line.units.map(({ unit, label, follows }) => (
                <li key={unit} className="grid content-start gap-1">
                  {/* To say what the price is for confirms it. */}
                  {answer(`unit ${id} ${unit}`, label, 'wide')}
                  <span className="small">{follows}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="col-start-2 flex flex-wrap items-start gap-x-5 lg:contents">
        {state && (
          <span className={`py-2 font-bold lg:col-start-4 lg:row-start-1 ${gone ? '' : 'text-good'}`}>
            {copy.states[state]}
          </span>
        )}
        <div className="contents flex-wrap content-start gap-x-5 lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:flex">
          {link && state !== 'none' && (
            <Go to={link} label={about(copy[does])} className={does === 'write' ? 'font-bold' : ''} />
          )}
          {line.see && <Go href={line.see} label={about(copy.see)} />}
          {line.sample && (
            <details className="open:w-full">
              <summary className="link flex min-h-11 items-center">{copy.example}</summary>
              <p className="wrap-anywhere">{line.sample}</p>
              {answer(`true ${id}`, copy.ours)}
            </details>
          )}
          {canDrop && answer(`none ${id}`, drops[dropsOwn ? 'own' : 'offered'])}
          {canTakeBack && answer(`back ${id}`, copy.back)}
        </div>
      </div>
    </li>
  )
}
