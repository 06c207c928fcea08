import type { HTMLAttributes } from 'react'

/** Custom elements that `start.ts` upgrades; their markup works without it. */
type Custom = HTMLAttributes<HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'slide-show': Custom & { every?: number }
      'hero-pictures': Custom & { every: number }
      'car-map': Custom
      'copy-text': Custom & { text: string; copied: string; failed: string }
      'on-request': Custom
      'signed-out': Custom
      'follow-page': Custom & { version: string }
    }
  }
}
