/** Replaces a placeholder by the template's content once the link is followed: nothing is requested before. */
class OnRequest extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector<HTMLElement>('[data-asks]')
    const place = this.querySelector('[data-place]')
    const template = this.querySelector('template')
    link?.addEventListener('click', (event) => {
      if (!place || !template) return
      event.preventDefault()
      place.replaceChildren(document.importNode(template.content, true))
      // Focus moves on with the visitor: the link that had it goes.
      place.querySelector('iframe')?.focus()
      link.remove()
    })
  }
}

customElements.define('on-request', OnRequest)
