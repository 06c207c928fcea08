import { Link } from 'react-router'
import type { OpeningCopy } from '#app/publishing/words/opening.ts'
import { plainPaths } from '#app/site-map.ts'
import { RowTick } from '#app/staff/kit/fields.tsx'
import type { ShownRecord } from './shown-records.server.ts'

type Props = { line: ShownRecord; copy: OpeningCopy }

/** One line of the list: a box that says it is true, what it says, its editor, and the other answers, one tap each. */
export function RecordLine({ line, copy }: Props) {
  const { id, what, price, use, link, does, state, canDrop, dropsOwn, canTakeBack } = line
  const drops =
    line.place === 'standing'
      ? { own: copy.hide, offered: copy.noLonger }
      : { own: copy.noneOwn, offered: copy.none }
  return (
    <li
      id={id}
      className="grid scroll-mt-20 grid-cols-[2.25rem_minmax(0,1fr)] gap-x-1 pb-1 md:py-1 md:grid-cols-[2.25rem_minmax(0,1fr)_auto]"
    >
      {line.canConfirm && (
        <RowTick
          name="seen"
          value={id}
          defaultChecked
          aria-label={`${copy.isTrue} : ${what}`}
          className="-ml-2.5 size-11"
        />
      )}
      <div className="col-start-2 grid content-start pt-2">
        <p
          className={`flex flex-wrap justify-between gap-x-4 font-semibold ${state === 'none' ? 'text-ink-soft line-through' : ''}`}
        >
          <span className="wrap-anywhere">
            {what}
            {line.isMissing && <span className="small ml-2 font-bold">{copy.required}</span>}
          </span>
          {price && <span className="figure ml-auto whitespace-normal">{price}</span>}
        </p>
        {line.value && state !== 'none' && <p className="wrap-anywhere">{line.value}</p>}
        {use && <p className="small text-ink-soft max-md:truncate">{use}</p>}
        {line.units.length > 0 && <Units line={line} copy={copy} />}
      </div>
      <div className="col-start-2 flex flex-wrap items-start gap-x-5 md:col-start-3 md:justify-end">
        {state && (
          <span className={`py-2 font-bold ${state === 'none' ? 'text-ink-soft' : 'text-good'}`}>
            {copy.states[state]}
          </span>
        )}
        {line.see && (
          <a href={line.see} className={LINK}>
            {copy.see}
            <span className="sr-only">{` : ${what}`}</span>
          </a>
        )}
        {link && state !== 'none' && (
          <Link to={link} className={does === 'write' ? 'action action-line' : LINK}>
            {copy[does]}
            <span className="sr-only">{` : ${what}`}</span>
          </Link>
        )}
        {line.sample && (
          <details className="open:w-full">
            <summary className={`${LINK} cursor-pointer`}>{copy.example}</summary>
            <p className="wrap-anywhere">{line.sample}</p>
            <Answer line={line} intent={`true ${id}`} label={copy.ours} />
          </details>
        )}
        {canDrop && <Answer line={line} intent={`none ${id}`} label={drops[dropsOwn ? 'own' : 'offered']} />}
        {canTakeBack && <Answer line={line} intent={`back ${id}`} label={copy.back} />}
      </div>
    </li>
  )
}

/** To say what the price is for confirms it. */
function Units({ line, copy }: Props) {
  return (
    <details>
      <summary className={`${LINK} cursor-pointer font-semibold`}>{copy.unit}</summary>
      <ul className="halves max-w-md">
        {line.units.map(({ unit, label, follows }) => (
          <li key={unit} className="grid content-start gap-1">
            <Answer line={line} intent={`unit ${line.id} ${unit}`} label={label} isButton />
            <span className="small">{follows}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const LINK = 'link inline-flex min-h-11 min-w-11 items-center'

type AnswerProps = { line: ShownRecord; intent: string; label: string; isButton?: boolean }

/** Without scripts the address after the form leads back to the line. */
function Answer({ line: { id, what }, intent, label, isButton }: AnswerProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      formAction={`${plainPaths.opening}#${id}`}
      className={`${isButton ? 'action action-line' : LINK} first-letter:uppercase`}
    >
      {label}
      <span className="sr-only">{` : ${what}`}</span>
    </button>
  )
}
