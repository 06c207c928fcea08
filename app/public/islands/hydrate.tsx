import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from './island-root.tsx'

/**
 * Hydrates one island; resolves once it answers. Where it fails it stands again as the server wrote it, with what was typed
 * in it, and works without React.
 */
export function hydrate(island: HTMLElement, part: ComponentType): Promise<void> {
  const written = [...island.childNodes]
  const props = JSON.parse(island.nextElementSibling?.textContent || '{}')
  return new Promise((resolve, reject) => {
    hydrateRoot(island, <IslandRoot of={part} props={props} onAlive={resolve} />, {
      identifierPrefix: island.dataset.ids,
      onUncaughtError(error) {
        reportError(error)
        reject(error)
        // React has emptied the place by the end of this task, and goes on listening on it: a copy takes its stead.
        setTimeout(() => {
          const still = island.cloneNode() as HTMLElement
          delete still.dataset.island
          still.append(...written)
          island.replaceWith(still)
        })
      },
    })
  })
}
