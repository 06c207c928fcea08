/** Milliseconds after which a page that stays open no longer knows whether the garage is open. */
const OLD_AFTER = 10 * 60_000

/** Hides "Ouvert jusqu’à 17 h" on a page that has been open for long: it would go on saying so after 17 h. */
export function hideOldOpenState(): void {
  const since = Date.now()
  const check = () => document.documentElement.classList.toggle('long-open', Date.now() - since >= OLD_AFTER)
  setTimeout(check, OLD_AFTER)
  document.addEventListener('visibilitychange', check)
}
