/** Milliseconds between two looks whether the network is back: some networks say nothing. */
const PAUSE = 5_000

/** Opens the page that was asked for, as soon as the garage answers. Runs on the page that stands in for it. */
async function openWhenAnswered(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    location.reload()
  } catch {
    // Still without network.
  }
}

addEventListener('online', openWhenAnswered)
setInterval(() => document.visibilityState === 'visible' && openWhenAnswered(), PAUSE)
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-retry]')) location.reload()
})
