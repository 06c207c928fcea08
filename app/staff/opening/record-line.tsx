import { Link } from 'react-router'
import type { OpeningCopy } from '#app/publishing/words/opening.ts'
import { plainPaths } from '#app/site-map.ts'
import { SHOWN } from '#app/staff/kit/after-saving.ts'
import type { ShownRecord } from './shown-records.server.ts'

type Props = { line: ShownRecord; copy: OpeningCopy }

/** One line of the list: what it says, its editor, and the answers, one tap each. */
export function RecordLine({ line, copy }: Props) {
  const { id, what, use, value, link, does, state, isMissing, canConfirm, canDrop, dropsOwn, canTakeBack } =
    line
  const drops = line.isStanding
    ? { own: copy.hide, offered: copy.noLonger }
    : { own: copy.noneOwn, offered: copy.none }
  return (
    <li id={id} className="grid scroll-mt-20 gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-1">
        <p className={`font-semibold wrap-anywhere ${state === 'none' ? 'text-ink-soft line-through' : ''}`}>
          {what}
          {isMissing && <span className="small ml-2 font-bold">{copy.required}</span>}
        </p>
        {value && state !== 'none' && <p className="wrap-anywhere">{value}</p>}
        {use && <p className="small text-ink-soft">{use}</p>}
        {line.units.length > 0 && <Units line={line} copy={copy} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 md:justify-end">
        {state && (
          <span className={`font-bold ${state === 'none' ? 'text-ink-soft' : 'text-good'}`}>
            {copy.states[state]}
          </span>
        )}
        {canConfirm && <Answer line={line} intent={`true ${id}`} label={copy.isTrue} isButton />}
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
        {canDrop && <Answer line={line} intent={`none ${id}`} label={drops[dropsOwn ? 'own' : 'offered']} />}
        {canTakeBack && <Answer line={line} intent={`back ${id}`} label={copy.back} />}
      </div>
      {line.sample && (
        <details>
          <summary className={`${LINK} cursor-pointer`}>{copy.example}</summary>
          <p className="wrap-anywhere">{line.sample}</p>
          <Answer line={line} intent={`true ${id}`} label={copy.ours} />
        </details>
      )}
    </li>
  )
}

/** To say what the price is for confirms it. */
function Units({ line, copy }: Props) {
  return (
    <>
      <p className="font-semibold">{copy.unit}</p>
      <ul className="halves max-w-md">
        {line.units.map(({ unit, label, follows }) => (
          <li key={unit} className="grid content-start gap-1">
            <Answer line={line} intent={`unit ${line.id} ${unit}`} label={label} isButton />
            <span className="small">{follows}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const LINK = 'link inline-flex min-h-11 min-w-11 items-center'

type AnswerProps = { line: ShownRecord; intent: string; label: string; isButton?: boolean }

/** Without scripts the address after the form leads back to the line. */
function Answer({ line: { id, what, isStanding }, intent, label, isButton }: AnswerProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      formAction={`${plainPaths.opening}${isStanding ? `?${SHOWN}` : ''}#${id}`}
      className={`${isButton ? 'action action-line' : LINK} first-letter:uppercase`}
    >
      {label}
      <span className="sr-only">{` : ${what}`}</span>
    </button>
  )
}
