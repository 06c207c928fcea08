import { type RefObject, useEffect, useEffectEvent } from 'react'

export type SwipeSide = 'left' | 'right'

/** Pixels after which a move counts as a swipe, and after which releasing it acts. */
const BEGINS = 14
const ACTS = 96

/**
 * Swipes on the cards of a list: a card with `data-left` or `data-right` follows the finger to that side and shows that text;
 * released far enough, it triggers the action. Vertical scrolling is left to the browser (`touch-action: pan-y`).
 */
export function useSwipe(
  list: RefObject<HTMLElement | null>,
  act: (id: string, side: SwipeSide) => void,
): void {
  const onSwipe = useEffectEvent(act)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const gone = new AbortController()
    let card: HTMLElement | undefined
    let from = 0
    let by = 0

    const side = (): SwipeSide => (by > 0 ? 'right' : 'left')
    function follow(pixels: number): void {
      if (!card) return
      by = pixels
      const words = card.dataset[side()]
      card.style.translate = pixels && words ? `${pixels}px` : ''
      if (pixels && words) card.dataset.swiped = words
      else delete card.dataset.swiped
    }
    function end(acts: boolean): void {
      const id = card?.dataset.id
      const means = acts && Math.abs(by) >= ACTS && card?.dataset[side()] !== undefined
      const to = side()
      follow(0)
      card = undefined
      if (means && id) onSwipe(id, to)
    }

    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, handle, { signal: gone.signal })
    listen('pointerdown', ({ pointerType, isPrimary, target, clientX }) => {
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return
      card = target.closest<HTMLElement>('[data-id]') ?? undefined
      from = clientX
    })
    listen('pointermove', ({ clientX, pointerId }) => {
      const moved = clientX - from
      if (!card || (!by && Math.abs(moved) < BEGINS)) return
      // Captures the pointer, so that the end of the swipe does not count as a click on the card.
      if (!by) card.setPointerCapture(pointerId)
      follow(moved)
    })
    listen('pointerup', () => end(true))
    listen('pointercancel', () => end(false))
    return () => gone.abort()
  }, [list])
}
