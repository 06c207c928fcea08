/** The main picture of a page that cards link to has this name from `picture.css`. */
const NAME = 'shared-picture'

/**
 * View transition between pages: the picture of the card that was followed grows into the one at the top of the next page,
 * and shrinks back on the way back. Without browser support there is no transition.
 */
export function sharePictures(): void {
  addEventListener('pageswap', ({ viewTransition, activation }: PageSwapEvent) =>
    share(viewTransition, activation?.entry.url),
  )
  addEventListener('pagereveal', ({ viewTransition }: PageRevealEvent) =>
    share(viewTransition, window.navigation?.activation?.from?.url),
  )
}

/** Gives the picture of the card that links to `address` the transition name while the transition lasts, and no other. */
function share(transition: ViewTransition | null, address: string | null | undefined): void {
  const picture = transition && address ? pictureLeadingTo(new URL(address).pathname) : undefined
  if (!transition || !picture) return
  const own = document.querySelector<HTMLElement>(`.${NAME}`)
  own?.style.setProperty('view-transition-name', 'none')
  picture.style.setProperty('view-transition-name', NAME)
  transition.finished.finally(() => {
    own?.style.removeProperty('view-transition-name')
    picture.style.removeProperty('view-transition-name')
  })
}

/** The picture in the link, or in the card around it (the link's offset parent), if it is in view. */
function pictureLeadingTo(path: string): HTMLElement | undefined {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    if (link.pathname !== path) continue
    const picture =
      link.querySelector<HTMLElement>('.picture') ?? link.offsetParent?.querySelector<HTMLElement>('.picture')
    const { top, bottom } = picture?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    if (picture && bottom > 0 && top < innerHeight) return picture
  }
  return undefined
}
