import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

/** The parts of a page that only the server writes, by name. In the browser there are none. */
export const WrittenParts = createContext<Readonly<Record<string, ReactNode>>>({})

/** As they came with the page, taken before React sees it. */
const sent = new Map<string, Element>()
if (typeof document !== 'undefined')
  for (const part of document.querySelectorAll<HTMLElement>('[data-written]'))
    sent.set(part.dataset.written ?? '', part)

/**
 * The place of a part that the server writes (`write` in a loader) and React leaves as it stands: its words travel once,
 * as HTML, and neither as data nor as scripts. For what needs no React: text, links, native elements.
 */
export function Written({ part, className }: { part: string; className?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const written = useContext(WrittenParts)[part]
  useEffect(() => putBack(part, place.current), [part])
  return (
    // An empty text that may differ: React then keeps the children that it finds.
    <div ref={place} data-written={part} className={className} suppressHydrationWarning>
      {written ?? ''}
    </div>
  )
}

/**
 * Where React had to draw the page anew (a translator or an extension had changed it), the part that came with it returns;
 * a page that React went to without the server is asked for.
 */
function putBack(part: string, place: Element | null): void {
  if (!place || place.hasChildNodes()) return
  const original = sent.get(part)
  if (original) place.replaceChildren(...original.childNodes)
  else location.reload()
}
