import { createElement, Fragment } from 'react'

/** A figure styled as an odometer, the last digit inverted. Decorative: the text beside it says the same. */
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
