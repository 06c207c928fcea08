const EVERY_MILLISECONDS = 60_000

/** Shows the page of a request anew once something on it has changed, unless the customer is writing or choosing. */
export class FollowPage extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined
  #isTouched = false

  connectedCallback(): void {
    this.#timer = setInterval(() => void this.#renew(), EVERY_MILLISECONDS)
    document.addEventListener('visibilitychange', this.#renew)
    this.addEventListener('input', () => {
      this.#isTouched = true
    })
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer)
    document.removeEventListener('visibilitychange', this.#renew)
  }

  #renew = async (): Promise<void> => {
    if (document.hidden || this.#isTouched || this.querySelector('details[open]')) return
    const response = await fetch(location.pathname, { cache: 'no-store' }).catch(() => undefined)
    // Closed meanwhile, or no network: only the first of them is something to show.
    if (response?.status === 410) location.reload()
    if (!response?.ok) return
    const shown = new DOMParser().parseFromString(await response.text(), 'text/html')
    const next = shown.querySelector('follow-page')
    if (!next || next.getAttribute('version') === this.getAttribute('version')) return
    // Not by loading the page anew: its reader would be at its top again, and what was done just now would be said again.
    document.title = shown.title
    history.replaceState(null, '', location.pathname)
    this.replaceWith(next)
  }
}

customElements.define('follow-page', FollowPage)
