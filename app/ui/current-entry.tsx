import { useEffect, useState } from 'react'
import { useSectionInView } from './use-section-in-view.ts'

const OFFSET = 160
const none: readonly string[] = []

/** Marks the entry of a table of contents whose part is being read. It finds the entries on the page. */
export function CurrentEntry({ of }: { of: string }) {
  const [ids, setIds] = useState(none)
  const current = useSectionInView(ids, OFFSET)
  useEffect(() => setIds([...linksIn(of)].map((link) => link.hash.slice(1))), [of])
  useEffect(() => {
    for (const link of linksIn(of)) {
      if (link.hash.slice(1) === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }, [of, current])
  return null
}

function linksIn(id: string): NodeListOf<HTMLAnchorElement> {
  return document.querySelectorAll<HTMLAnchorElement>(`#${id} a[href^="#"]`)
}
