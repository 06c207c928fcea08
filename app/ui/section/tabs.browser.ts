import { scrollStrip } from './strip.ts'

/** Scrolls a strip of tabs wider than the screen to the current one (`tabs.tsx`). */
export function showCurrentTabs(): void {
  for (const strip of document.querySelectorAll<HTMLElement>('[data-tabs]'))
    scrollStrip(strip, strip.querySelector<HTMLElement>('[aria-current]'))
}
