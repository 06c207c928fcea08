import { type Directions, directionsOn } from './directions.ts'

/** The way to the garage opens in the device's own map app, which only scripts can tell. */
export function answerDirections(): void {
  addEventListener('click', ({ target }) => {
    const way = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-android]')
    if (way) way.href = directionsOn(navigator.userAgent, { web: way.href, ...way.dataset } as Directions)
  })
}
