import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'

/** The parts of a page that only the server writes, by name. In the browser there are none. */
export const WrittenParts = createContext<Readonly<Record<string, ReactNode>>>({})

/** As they came with the page, taken before React sees it, and where they stand since. */
const places = new Map<string, Element>()
if (typeof document !== 'undefined')
  for (const part of document.querySelectorAll<HTMLElement>('[data-written]'))
    places.set(part.dataset.written ?? '', part)

/**
 * The place of a part that the server writes (`write` in a loader) and React leaves as it stands: its words travel once,
 * as HTML, and neither as data nor as scripts. For what needs no React: text, links, native elements.
 */
export function Written({ part, className }: { part: string; className?: string }) {
  const place = useRef<HTMLDivElement>(null)
  return <div ref={place} className={className} {...useWritten(part, place)} />
}

type WrittenPlace = { 'data-written'?: string; suppressHydrationWarning?: true; children?: ReactNode }

/** What makes an element of its own the place of a written part: spread it on the element that `place` refers to. */
export function useWritten(part: string | undefined, place: RefObject<Element | null>): WrittenPlace {
  const written = useContext(WrittenParts)[part ?? '']
  useEffect(() => putBack(part, place.current), [part, place])
  // An empty text that may differ: React then keeps the children that it finds.
  return part ? { 'data-written': part, suppressHydrationWarning: true, children: written ?? '' } : {}
}

/**
 * Where React draws the place anew (another view of the page stood there, or a translator or an extension had changed it),
 * the part that came with the page returns; a page that React went to without the server is asked for.
 */
function putBack(part: string | undefined, place: Element | null): void {
  if (!part || !place || place.hasChildNodes()) return
  const original = places.get(part)
  if (original) {
    place.replaceChildren(...original.childNodes)
    places.set(part, place)
  } else location.reload()
}
