/** Shows what waits in its template in the place of what stands there, once its link is followed: nothing is called before. */
class OnRequest extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector<HTMLElement>('[data-asks]')
    const place = this.querySelector('[data-place]')
    const template = this.querySelector('template')
    link?.addEventListener('click', (event) => {
      if (!place || !template) return
      event.preventDefault()
      place.replaceChildren(document.importNode(template.content, true))
      link.remove()
    })
  }
}

customElements.define('on-request', OnRequest)
