const EVERY_MILLISECONDS = 60_000
const SUM = '[data-priced]'

/**
 * Shows the page of a request anew once something on it has changed, unless the customer is writing or choosing, and the sum of
 * what they choose as they do.
 */
export class FollowPage extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined
  #choices = 0

  connectedCallback(): void {
    // What was just done is said once, not again on each reload.
    if (location.search) history.replaceState(null, '', location.pathname)
    this.#timer = setInterval(() => void this.#renew(), EVERY_MILLISECONDS)
    document.addEventListener('visibilitychange', this.#renew)
    this.addEventListener('input', this.#sum)
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer)
    document.removeEventListener('visibilitychange', this.#renew)
  }

  #renew = async (): Promise<void> => {
    if (document.hidden || this.#choices || this.querySelector('details[open] form')) return
    const next = await pageOf()
    if (!next || next.getAttribute('version') === this.getAttribute('version')) return
    // Not by loading the page anew: its reader would be at its top again, and what was done just now would be said again.
    history.replaceState(null, '', location.pathname)
    this.replaceWith(next)
  }

  /** The sum in view is that of the page with these choices. */
  #sum = async (): Promise<void> => {
    this.#choices += 1
    const last = this.#choices
    const form = this.querySelector<HTMLFormElement>('#answer')
    if (!form) return
    const body = new FormData(form)
    body.set('act', 'correct')
    const sum = (await pageOf({ method: 'POST', body }))?.querySelector(SUM)
    if (sum && last === this.#choices) this.querySelector(SUM)?.replaceWith(sum)
  }
}

/** The part of the page that is renewed, as the server has it now. */
async function pageOf(init: RequestInit = {}): Promise<Element | null | undefined> {
  const response = await fetch(location.pathname, { cache: 'no-store', ...init }).catch(() => undefined)
  // Closed meanwhile, or no network: only the first of them is something to show.
  if (response?.status === 410) location.reload()
  if (!response?.ok) return undefined
  // Its part alone: the styles of a whole document have a nonce of their own, which this page refuses.
  const text = await response.text()
  const part = new DOMParser().parseFromString(text.slice(text.indexOf('<follow-page')), 'text/html')
  return part.querySelector('follow-page')
}

customElements.define('follow-page', FollowPage)
