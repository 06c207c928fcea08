/** Milliseconds between checks whether the network is back: not every return fires `online`. */
const PAUSE = 5_000

/** Opens the requested page as soon as the server answers. Runs on the offline page shown in its place. */
async function openWhenAnswered(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    location.reload()
  } catch {
    // Still offline.
  }
}

addEventListener('online', openWhenAnswered)
setInterval(() => document.visibilityState === 'visible' && openWhenAnswered(), PAUSE)
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-retry]')) location.reload()
})
