/** Puts a text on the clipboard and says so beside the button (`copy-text.tsx`). */
class CopyText extends HTMLElement {
  connectedCallback(): void {
    const said = this.querySelector('[role=alert]')
    const word = (name: string) => this.getAttribute(name) ?? ''
    this.querySelector('button')?.addEventListener('click', async () => {
      if (!said) return
      said.textContent = ''
      // No clipboard without https, or the visitor refused it.
      const done = await navigator.clipboard?.writeText(word('text')).then(
        () => true,
        () => false,
      )
      said.textContent = word(done ? 'copied' : 'failed')
    })
  }
}

customElements.define('copy-text', CopyText)
