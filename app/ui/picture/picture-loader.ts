type Connection = { saveData?: boolean; effectiveType?: string }
type Wanted = { picture: string; widths?: string }

/**
 * Loads the lazy pictures of `picture.tsx` when they come within 100 px of the viewport, in the quality and as many at once
 * as the connection allows, and shows a text in place of one that fails. It runs in the head, before anything else and
 * without React, and finds the pictures that React adds later.
 * @param missing that text, by the page's language
 * @param standard the widths of the files of a picture that does not say its own
 */
export function loadPictures(missing: Record<string, string>, standard: readonly number[]): void {
  /** Without a size: the image takes its ratio from `width` and `height`, so nothing shifts when it loads. */
  const clear = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"
  const waiting = new Set<HTMLImageElement>()
  let loading = 0

  const pace = (): [quality: number, atOnce: number] => {
    const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
    if (saveData || /2g/.test(effectiveType as string)) return [60, 2]
    return effectiveType === '4g' ? [85, 6] : [75, 4]
  }

  const load = (image: HTMLImageElement) => {
    const probe = new Image()
    const { picture, widths = `${standard}` } = image.dataset as Wanted
    const { sizes = '' } = image.closest<HTMLElement>('[data-sizes]')?.dataset ?? {}
    const base = picture.replace(/-\d+-\d+\.webp$/, '')
    const done = () => {
      image.srcset = probe.srcset
      loading--
      next()
    }
    probe.onload = probe.onerror = done
    image.sizes = probe.sizes = sizes
    probe.srcset = `${widths.split(',').map((width) => `${base}-${width}-${pace()[0]}.webp ${width}w`)}`
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

  // Before the browser loads it in its own way: that starts with the next frame.
  new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>(
      '.picture>img[loading]:not([data-picture])',
    )) {
      image.dataset.picture = image.src
      image.src = clear
      image.removeAttribute('loading')
      near.observe(image)
    }
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
