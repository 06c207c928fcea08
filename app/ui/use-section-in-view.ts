import { useEffect, useState } from 'react'
import { sectionAt } from './section-at.ts'

/** The section being read (`sectionAt`), kept up to date while the page is scrolled. Give `ids` as a constant. */
export function useSectionInView(ids: readonly string[], offset = 100): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let asked = 0
    const read = () => {
      asked = 0
      setCurrent(sectionAt(ids, offset))
    }
    const ask = () => {
      asked ||= requestAnimationFrame(read)
    }
    ask()
    addEventListener('scroll', ask, { passive: true })
    addEventListener('resize', ask, { passive: true })
    return () => {
      cancelAnimationFrame(asked)
      removeEventListener('scroll', ask)
      removeEventListener('resize', ask)
    }
  }, [ids, offset])
  return current
}
