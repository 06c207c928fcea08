import { createElement, Fragment } from 'react'

/** A figure as an odometer shows it, the last wheel turned light. Decoration: the words beside it say the same. */
export function Odometer({ figure }: { figure: string }) {
  return (
    <p aria-hidden="true" className="figure inline-flex border-2 border-ink bg-ink text-4xl sm:text-6xl">
      {createElement(Fragment, null, ...[...figure].map(wheel))}
    </p>
  )
}

function wheel(digit: string) {
  return (
    <span className="grid w-[1.1em] place-items-center border-l border-line-strong py-2 text-paper first:border-l-0 last:bg-paper last:text-ink">
      {digit}
    </span>
  )
}
