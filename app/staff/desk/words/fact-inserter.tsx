import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { fillSlots } from '#app/content/slots.ts'
import type { DeskWordsCopy } from '#app/publishing/words/texts.ts'
import { Fold } from '#app/staff/kit/fold.tsx'
import { inPlaceOf } from './in-place-of.ts'
import type { InsertableFact } from './words-edit.server.ts'

type Props = {
  facts: readonly InsertableFact[]
  copy: Pick<DeskWordsCopy, 'insert' | 'insertThis' | 'all' | 'allHint'>
}

type Insert = (fact: InsertableFact, within?: Element | null) => void

const InsertFact = createContext<Insert>(() => undefined)

/**
 * Inserts facts into text fields at the last cursor position. The list of all facts is sticky at the bottom of the screen;
 * without scripts its codes can be copied.
 */
export function FactInserter({ facts, copy, children }: Props & { children: ReactNode }) {
  const whole = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) last.current = target
    }
    const texts = whole.current
    texts?.addEventListener('focusin', remember)
    return () => texts?.removeEventListener('focusin', remember)
  }, [])

  function insert({ code, instead = [] }: InsertableFact, within?: Element | null) {
    // In every language at once: the texts of a pair name the same facts.
    const replaced = [...(within?.querySelectorAll('textarea') ?? [])].filter((box) => {
      const text = inPlaceOf(box.value, instead, code)
      if (text === undefined) return false
      box.value = text
      box.dispatchEvent(new Event('input', { bubbles: true }))
      return true
    })
    if (replaced.length) return replaced[0]?.focus()
    const inside = !within || (last.current && within.contains(last.current))
    const box = inside ? last.current : within.querySelector('textarea')
    if (!box) return
    box.setRangeText(code, box.selectionStart, box.selectionEnd, 'end')
    box.dispatchEvent(new Event('input', { bubbles: true }))
    box.focus()
  }

  return (
    <InsertFact value={insert}>
      <div ref={whole} className="grid gap-4">
        {children}
        <div className="in-reach border border-line-strong bg-surface px-4">
          <Fold heading={<b className="font-semibold">{copy.all}</b>}>
            <p className="small text-ink-soft">{copy.allHint}</p>
            <div className="max-h-[40dvh] overflow-y-auto">
              <FactChips facts={facts} copy={copy} />
            </div>
          </Fold>
        </div>
      </div>
    </InsertFact>
  )
}

/** Facts with their codes and values, each with a button that inserts it. */
export function FactChips({ facts, copy }: Props) {
  const insert = useContext(InsertFact)
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {facts.map((fact) => (
        <li
          key={fact.code}
          className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-3 border-b border-line py-1"
        >
          <span className="min-w-0 wrap-anywhere">
            {fact.name && <span className="small block">{fact.name}</span>}
            <b>{fact.says}</b> <code className="small text-ink-soft select-all">{fact.code}</code>
          </span>
          <button
            type="button"
            aria-label={fillSlots(copy.insertThis, { what: fact.code })}
            onClick={({ currentTarget }) =>
              insert(fact, currentTarget.closest('fieldset') ?? currentTarget.form)
            }
            className="scripted link min-h-11"
          >
            {copy.insert}
          </button>
        </li>
      ))}
    </ul>
  )
}
