import type { ReactNode } from 'react'

export type SlideShowWords = Record<'previous' | 'next' | 'pause' | 'play', string> & {
  /** The `aria-roledescription` of the slide show, and of a slide. */
  carousel: string
  slide: string
  /** "sur", in "2 sur 7". */
  of: string
}

type SlideShowProps = {
  label: string
  words: SlideShowWords
  slides: readonly { key: string; node: ReactNode }[]
  /** How many are rendered with the page; the others are inserted when the row comes into view. All of them by default. */
  first?: number
  /** Milliseconds between moves; without it, it does not move by itself. */
  every?: number
  /** The position: one mark per slide, or "3 / 17". */
  marks?: 'dots' | 'count'
  /** The `sizes` attribute of its pictures. */
  sizes?: string
  className?: string
  /** Classes of each slide: its width decides how many are in view. */
  slideClass?: string
  trackClass?: string
  controlsClass?: string
}

/**
 * Slides in a row that scrolls by hand, by key, by button or by itself (`slide-show.browser.ts`). The row is a native
 * scroller: without JavaScript it can still be swiped and nothing is lost.
 */
export function SlideShow(props: SlideShowProps) {
  const { label, words, slides, first = slides.length, every, marks = 'dots', ...classes } = props
  const count = slides.length
  const row = slides.map(({ key, node }, place) => (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a named group
    <div
      key={key}
      role="group"
      aria-roledescription={words.slide}
      aria-label={`${place + 1} ${words.of} ${count}`}
      className={classes.slideClass ?? 'w-full'}
    >
      {node}
    </div>
  ))
  return (
    <slide-show
      every={every}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      className={`block ${classes.className ?? ''}`.trim()}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the row is a group of slides */}
      <div
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        tabIndex={0}
        // The script sets `aria-live` if the row moves by itself.
        aria-live={every ? undefined : 'polite'}
        data-sizes={classes.sizes}
        className={`slides ${classes.trackClass ?? ''}`.trim()}
      >
        {row.slice(0, first)}
        {first < count && <noscript>{row.slice(first)}</noscript>}
      </div>
      {count > 1 && (
        <div className={`slide-controls ${classes.controlsClass ?? 'mt-5'}`}>
          <button type="button" className="step" aria-label={words.previous} data-step="-1" />
          {every && <button type="button" className="step" aria-label={words.pause} data-play={words.play} />}
          <button type="button" className="step" aria-label={words.next} data-step="1" />
          {marks === 'count' ? (
            <p className="figure small ml-5" aria-hidden="true">
              {`1 / ${count}`}
            </p>
          ) : (
            slides.map(({ key }, place) => (
              <button
                key={key}
                type="button"
                className="tick"
                aria-label={`${words.slide} ${place + 1} ${words.of} ${count}`}
                aria-current={place === 0 ? 'true' : undefined}
              />
            ))
          )}
        </div>
      )}
    </slide-show>
  )
}
