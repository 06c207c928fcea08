import type { ComponentType } from 'react'
import { islandFile } from './name.ts'

const parts = import.meta.glob<{ default: ComponentType }>('/app/**/*.island.tsx')

/** Islands that are being hydrated or already are. */
const hydrating = new WeakMap<HTMLElement, Promise<void>>()
const hydrated = new WeakSet<HTMLElement>()

/** Loads React and an island's component in parallel and hydrates the island. If that fails, the next touch tries again. */
export function hydrateIsland(island: HTMLElement): Promise<void> {
  const before = hydrating.get(island)
  if (before) return before
  const load = parts[islandFile(island.dataset.island ?? '')]
  const now = Promise.all([import('./hydrate.tsx'), load?.()]).then(async ([{ hydrate }, part]) => {
    if (part) await hydrate(island, part.default)
    hydrated.add(island)
  })
  hydrating.set(island, now)
  now.catch(() => hydrating.delete(island))
  return now
}

/** The island that an element is in, or opens. */
function islandOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null
  const opens = target.closest<HTMLElement>('[data-opens]')?.dataset.opens
  return opens ? document.getElementById(opens) : target.closest('[data-island]')
}

function hydrateTouched({ target }: Event): void {
  const island = islandOf(target)
  if (island) hydrateIsland(island).catch(() => undefined)
}

/** Holds back an event that only React handles and replays it after hydration; if that fails, the browser's default happens. */
function replayWhenHydrated(event: Event, again: () => void, otherwise: () => void): void {
  const island = islandOf(event.target)
  if (!island || hydrated.has(island)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  hydrateIsland(island).then(again, otherwise)
}

/** Hydrates islands near the viewport; called once the page has loaded. */
export function hydrateNear(): void {
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue
        near.unobserve(target)
        hydrateIsland(target as HTMLElement).catch(() => undefined)
      }
    },
    { rootMargin: '100px' },
  )
  for (const island of document.querySelectorAll('[data-when=near]')) near.observe(island)
}

/** Hydrates islands that are touched, hovered or focused; called at the start. */
export function hydrateOnTouch(): void {
  for (const type of ['pointerdown', 'pointerover', 'focusin']) addEventListener(type, hydrateTouched, true)

  addEventListener(
    'click',
    (event) => {
      const { target, metaKey, ctrlKey, shiftKey } = event
      const pressed =
        target instanceof Element &&
        target.closest<HTMLElement>('[data-opens], [data-island] button[type=button]')
      if (!pressed || metaKey || ctrlKey || shiftKey) return
      replayWhenHydrated(
        event,
        () => pressed.click(),
        () => pressed instanceof HTMLAnchorElement && location.assign(pressed.href),
      )
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      replayWhenHydrated(
        event,
        () => form.requestSubmit(event.submitter),
        () => form.submit(),
      )
    },
    true,
  )
}
