/** The top picture of a page that cards lead to has it from `picture.css`. */
const NAME = 'shared-picture'

/**
 * The picture of the card that was followed grows into the one at the top of the next page, and shrinks back on the way
 * back, where the browser can show it; elsewhere one page follows the other.
 */
export function sharePictures(): void {
  addEventListener('pageswap', ({ viewTransition, activation }: PageSwapEvent) =>
    share(viewTransition, activation?.entry.url),
  )
  addEventListener('pagereveal', ({ viewTransition }: PageRevealEvent) =>
    share(viewTransition, window.navigation?.activation?.from?.url),
  )
}

/** Names the picture of the card that leads to `address` as long as the transition lasts, and then no other. */
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

/** A link's card is what its click area lies in; it counts where its picture is in sight. */
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
