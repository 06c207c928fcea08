import { useId, useRef } from 'react'
import { useStoredChoice } from '#app/staff/inbox/live/stored-choice.ts'
import type { LiveCopy } from '#app/staff/kit/live-words.ts'
import { useKeys } from './use-keys.ts'

const NAME = 'garage-keys'

type Props = {
  copy: LiveCopy
  /** Descriptions of the keys on this page. */
  words: LiveCopy['inbox']
  acts: Record<'next' | 'previous' | 'archive' | 'search', (() => void) | undefined>
}

/** The keyboard shortcuts of a page and a dialog that lists them; single-key shortcuts can be turned off. */
export function Keys({ copy, words, acts }: Props) {
  const [on, setOn] = useStoredChoice(NAME, true)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const list = () => dialog.current?.showModal()
  const { next: j, previous: k, archive: e, search } = acts
  useKeys(on ? { j, k, e, '/': search, '?': list } : {})
  const rows = [
    ['j', words.next],
    ['k', words.previous],
    [copy.enter, words.open],
    ['e', words.archive],
    ['/', words.search],
    ['?', words.list],
  ] as const
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={list}
        className="scripted link small inline-flex min-h-11 cursor-pointer items-center max-md:hidden"
      >
        {copy.keys}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        className="m-auto w-[min(30rem,calc(100vw-2rem))] border border-line-strong bg-surface p-5 text-ink backdrop:bg-night/60 md:p-6"
      >
        <h2 id={heading} className="heading">
          {copy.keys}
        </h2>
        <table className="mt-4 w-full text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{copy.key}</th>
              <th scope="col">{copy.does}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, does]) => (
              <tr key={key} className="border-t border-line">
                <td className="py-2 pr-4">
                  <kbd className="inline-block min-w-8 border border-line-strong bg-steel px-2 py-0.5 text-center font-sans font-bold">
                    {key}
                  </kbd>
                </td>
                <td className="w-full py-2">{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
          <input
            type="checkbox"
            checked={on}
            onChange={({ target }) => setOn(target.checked)}
            className="size-5 accent-ink"
          />
          {copy.keysOn}
        </label>
        <p className="small text-ink-soft">{copy.keysOnHint}</p>
        <form method="dialog" className="mt-5">
          <button type="submit" className="action action-line">
            {copy.close}
          </button>
        </form>
      </dialog>
    </>
  )
}
