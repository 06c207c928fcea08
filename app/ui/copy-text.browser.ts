/** Copies a text to the clipboard and says so beside the button (`copy-text.tsx`). */
class CopyText extends HTMLElement {
  connectedCallback(): void {
    const notice = this.querySelector('[role=alert]')
    const attribute = (name: string) => this.getAttribute(name) ?? ''
    this.querySelector('button')?.addEventListener('click', async () => {
      if (!notice) return
      notice.textContent = ''
      // Without HTTPS there is no clipboard; the visitor may also have denied access.
      const done = await navigator.clipboard?.writeText(attribute('text')).then(
        () => true,
        () => false,
      )
      notice.textContent = attribute(done ? 'copied' : 'failed')
    })
  }
}

customElements.define('copy-text', CopyText)
