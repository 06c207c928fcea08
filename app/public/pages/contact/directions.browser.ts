import { type Directions, directionsOn } from './directions.ts'

/** Opens directions in the device's own map app, detected from the user agent. */
export function handleDirections(): void {
  addEventListener('click', ({ target }) => {
    const way = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-android]')
    if (way) way.href = directionsOn(navigator.userAgent, { web: way.href, ...way.dataset } as Directions)
  })
}
