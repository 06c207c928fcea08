/** Links the car drawing and the service cards: pointing at a part shows its card, and the card shown highlights its part. */
class CarMap extends HTMLElement {
  connectedCallback(): void {
    const cards = this.querySelector('slide-show')
    const mark = (part: string) => {
      for (const each of this.querySelectorAll<HTMLElement>('[data-part]'))
        each.toggleAttribute('data-on', each.dataset.part === part)
    }
    const point = ({ target }: Event) => {
      const part = (target as Element).closest<HTMLElement>('[data-part]')?.dataset.part
      if (!part) return
      mark(part)
      cards?.show(Number(part))
    }
    // The drawing leads where the price of its part leads.
    const follow = ({ target }: Event) => {
      const part = (target as Element).closest<SVGElement>('path[data-part]')?.dataset.part
      if (part) this.querySelector<HTMLAnchorElement>(`a[data-part="${part}"]`)?.click()
    }
    this.addEventListener('click', follow)
    this.addEventListener('pointerover', point)
    this.addEventListener('focusin', point)
    this.addEventListener('slide', (event) => mark(`${(event as CustomEvent<number>).detail}`))
  }
}

customElements.define('car-map', CarMap)
