import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepTyping } from '#app/ui/typed-fields.ts'
import { IslandRoot } from './island-root.tsx'

/**
 * Hydrates one island; resolves once it is interactive. If that fails, the server's markup is put back and works without React.
 * If it fails later, the markup is put back too, and the next touch hydrates it anew (`loader.ts`). What was typed stays.
 */
export function hydrate(island: HTMLElement, part: ComponentType): Promise<void> {
  const written = island.innerHTML
  let shown = [...island.childNodes]
  let alive = false
  const props = JSON.parse(island.nextElementSibling?.textContent || '{}')
  const putBack = keepTyping(island)
  return new Promise((resolve, reject) => {
    function onAlive(): void {
      // A mismatch makes React render the part anew.
      putBack()
      alive = true
      shown = [...island.childNodes]
      resolve()
    }
    hydrateRoot(island, <IslandRoot of={part} props={props} onAlive={onAlive} />, {
      identifierPrefix: island.dataset.ids,
      onUncaughtError(error) {
        reportError(error)
        reject(error)
        // React has emptied the element by the end of this task, but keeps its listeners on it: a copy replaces it.
        setTimeout(() => {
          const still = island.cloneNode() as HTMLElement
          still.innerHTML = written
          const gone = document.createDocumentFragment()
          gone.append(...shown)
          keepTyping(gone)(still)
          if (!alive) delete still.dataset.island
          island.replaceWith(still)
        })
      },
    })
  })
}
