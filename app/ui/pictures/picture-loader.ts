type Connection = { saveData?: boolean; effectiveType?: string }
type Wanted = { picture: string; sizes: string }

/**
 * Loads the lazy pictures of `picture.tsx` when they come within 100 px of the viewport, in the quality and as many at once
 * as the connection allows, and shows a text in place of one that fails. It runs in the head, before anything else and
 * without React, and finds the pictures that React adds later.
 * @param missing that text, by the page's language
 */
export function loadPictures(missing: Record<string, string>): void {
  const waiting = new Set<HTMLImageElement>()
  let loading = 0

  const pace = (): [quality: number, atOnce: number] => {
    const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
    if (saveData || /2g/.test(effectiveType as string)) return [60, 2]
    return effectiveType === '4g' ? [85, 6] : [75, 4]
  }

  const load = (image: HTMLImageElement) => {
    const probe = new Image()
    const { picture, sizes } = image.dataset as Wanted
    const done = () => {
      image.srcset = probe.srcset
      loading--
      next()
    }
    probe.onload = probe.onerror = done
    image.sizes = probe.sizes = sizes
    probe.srcset = picture.replace(/~/g, `${pace()[0]}`)
  }

  const next = () => {
    for (const image of waiting) {
      if (loading < pace()[1]) {
        loading++
        waiting.delete(image)
        near.unobserve(image)
        load(image)
      }
    }
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        waiting[entry.isIntersecting ? 'add' : 'delete'](entry.target as HTMLImageElement)
      }
      next()
    },
    { rootMargin: '100px' },
  )

  // An image gets its `sizes` when it starts to load.
  new MutationObserver(() => {
    for (const image of document.querySelectorAll('[data-picture]:not([sizes])')) near.observe(image)
  }).observe(document, { childList: true, subtree: true })

  addEventListener(
    'error',
    (event) =>
      (event.target as Element)
        .closest?.('.picture')
        ?.setAttribute('data-missing', missing[document.documentElement.lang] as string),
    true,
  )
}
