const EVERY_MILLISECONDS = 60_000

/** Shows the page of a request anew once something on it has changed, unless the customer is writing or choosing. */
export class FollowPage extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined
  #isTouched = false

  connectedCallback(): void {
    // What was just done is said once, not again on each reload.
    if (location.search) history.replaceState(null, '', location.pathname)
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
    // Its part alone: the styles of a whole document have a nonce of their own, which this page refuses.
    const text = await response.text()
    const part = new DOMParser().parseFromString(text.slice(text.indexOf('<follow-page')), 'text/html')
    const next = part.querySelector('follow-page')
    if (!next || next.getAttribute('version') === this.getAttribute('version')) return
    // Not by loading the page anew: its reader would be at its top again, and what was done just now would be said again.
    history.replaceState(null, '', location.pathname)
    this.replaceWith(next)
  }
}

customElements.define('follow-page', FollowPage)
