import { fetchPage } from '#app/public/pages/pricing/fetch-page.ts'

/** What was pressed or pointed at: the number of its service. */
const partAt = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-part]')?.dataset.part

/**
 * Links the car drawing, the service cards and the receipts. Pointing at a part shows its card, and the card shown marks its price;
 * pressing a part opens its receipt, that of the page to which its price leads, in the card's place.
 */
class CarMap extends HTMLElement {
  connectedCallback(): void {
    const cards = this.querySelector('slide-show')
    const receipt = this.querySelector('dialog')
    const root = receipt?.lastElementChild?.attachShadow({ mode: 'open' })
    let opened: string | undefined
    const mark = (name: string, of: string, part: string | undefined) => {
      for (const each of this.querySelectorAll<HTMLElement>(of))
        each.toggleAttribute(name, each.dataset.part === part)
    }
    const light = (part = opened) => mark('data-lit', '[data-part]', part)
    const point = (event: Event) => {
      const part = partAt(event)
      light(part)
      if (part) cards?.show(Number(part))
    }
    const open = async ({ href, dataset }: HTMLAnchorElement) => {
      const { page, styles } = await fetchPage(href)
      // Another part was pressed meanwhile.
      if (opened !== dataset.part) return
      const slip = page.querySelector('#estimate-slip')
      if (!slip || !root) throw new Error('No receipt')
      slip.className = 'grid gap-y-3'
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      root.adoptedStyleSheets = [sheet]
      root.replaceChildren(slip)
      receipt?.show()
    }
    const follow = (event: MouseEvent) => {
      const part = partAt(event)
      const link = this.querySelector<HTMLAnchorElement>(`a[data-part="${part}"]`)
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      opened = part
      light()
      void open(link).catch(() => location.assign(link.href))
    }
    this.addEventListener('click', follow)
    this.addEventListener('pointerover', point)
    this.addEventListener('focusin', point)
    this.addEventListener('pointerleave', () => light())
    this.addEventListener('slide', (event) =>
      mark('data-on', 'a', `${(event as CustomEvent<number>).detail}`),
    )
    receipt?.addEventListener('close', () => {
      opened = undefined
      light()
    })
  }
}

customElements.define('car-map', CarMap)
