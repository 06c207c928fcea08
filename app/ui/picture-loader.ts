type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Loads the lazy pictures of `picture.tsx` when they come within 100 px of the viewport, in the quality and as many at
 * once as the connection allows, and says so in place of one that fails. It runs in the head, before anything else and
 * without React, and finds the pictures that React adds later. `scripts/pictures.ts` packs it for the page, so it must
 * name nothing outside itself.
 */
export function loadPictures(missing: Record<string, string>): void {
  const waiting = new Set<HTMLImageElement>()
  const failed = new Set<HTMLImageElement>()
  let format = 'avif'
  let loading = 0

  /** 0 slow, 1 medium or unknown, 2 fast. */
  const speed = () => {
    const connection = (navigator as { connection?: Connection }).connection
    const type = connection?.effectiveType
    return connection?.saveData || /2g/.test(type ?? '') ? 0 : type === '4g' ? 2 : 1
  }

  const setMissing = (image: Element, text?: string) => {
    const frame = image.closest('.picture')
    if (text) frame?.setAttribute('data-missing', text)
    else frame?.removeAttribute('data-missing')
  }

  const fail = (image: Element) => setMissing(image, missing[document.documentElement.lang.slice(0, 2)])

  const load = (image: HTMLImageElement, ending: string) => {
    const { picture = '', upright, sizes = '' } = image.dataset
    const [base, ...widths] = ((innerWidth < 768 && upright) || picture).split(' ')
    const quality = [60, 75, 85][speed()]
    const probe = new Image()
    const done = () => {
      loading--
      next()
    }
    probe.onload = () => {
      format = ending
      image.sizes = sizes
      image.srcset = probe.srcset
      setMissing(image)
      done()
    }
    probe.onerror = () => {
      if (ending === 'avif') return load(image, 'webp')
      failed.add(image)
      fail(image)
      done()
    }
    probe.sizes = sizes
    probe.srcset = widths.map((width) => `${base}-${width}-${quality}.${ending} ${width}w`).join()
  }

  const next = () => {
    for (const image of waiting) {
      if (loading >= ([2, 4, 6][speed()] ?? 2)) return
      waiting.delete(image)
      near.unobserve(image)
      loading++
      load(image, format)
    }
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        waiting[isIntersecting ? 'add' : 'delete'](target as HTMLImageElement)
      }
      next()
    },
    { rootMargin: '100px', scrollMargin: '100px' } as IntersectionObserverInit,
  )

  const seen = new WeakSet<Element>()
  new MutationObserver(() => {
    for (const image of document.querySelectorAll('img[data-picture]')) {
      if (seen.has(image)) continue
      seen.add(image)
      near.observe(image)
    }
  }).observe(document, { childList: true, subtree: true })

  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && fail(target), true)

  addEventListener('online', () => {
    for (const image of failed) waiting.add(image)
    failed.clear()
    next()
  })
}
