import type { ReactNode } from 'react'

export type SlideWords = {
  /** The `aria-roledescription` of a slide. */
  slide: string
  /** "sur", in "2 sur 7". */
  of: string
}

export type Slide = {
  key: string
  node: ReactNode
}

type SlidesProps = {
  words: SlideWords
  slides: readonly Slide[]
  /** How many slides come before these, and how many there are in all. */
  before?: number
  total?: number
  /** Classes of each slide: its width decides how many are in view. */
  slideClass?: string
}

/** The slides of a row, each labelled with its position. */
export function Slides({
  words,
  slides,
  before = 0,
  total = slides.length,
  slideClass = 'w-full',
}: SlidesProps) {
  return slides.map(({ key, node }, place) => (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a named group
    <div
      key={key}
      role="group"
      aria-roledescription={words.slide}
      aria-label={`${before + place + 1} ${words.of} ${total}`}
      className={slideClass}
    >
      {node}
    </div>
  ))
}
