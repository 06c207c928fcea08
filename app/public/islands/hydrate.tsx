import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from './island-root.tsx'

/**
 * Hydrates one island; resolves once it is interactive. If it fails, the server's markup is put back, with what was typed in
 * it, and works without React.
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
        // React has emptied the element by the end of this task, but keeps its listeners on it: a copy replaces it.
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
