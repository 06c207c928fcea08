import { scrollStrip } from '#app/ui/pictures/strip.ts'

/** A strip of tabs that is wider than the screen shows the current one (`tabs.tsx`). */
export function showCurrentTabs(): void {
  for (const strip of document.querySelectorAll<HTMLElement>('[data-tabs]'))
    scrollStrip(strip, strip.querySelector<HTMLElement>('[aria-current]'))
}
