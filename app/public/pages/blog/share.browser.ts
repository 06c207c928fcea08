/** A phone shares in its own way: its button comes in place of the links beside it (`share-links.tsx`). */
export function shareByDevice(): void {
  if (!('share' in navigator) || !matchMedia('(hover: none)').matches) return
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
    button.hidden = false
    button.nextElementSibling?.toggleAttribute('hidden', true)
    const { share: title, url } = button.dataset
    // Refused or thought better of: nothing to say.
    button.addEventListener('click', () => navigator.share({ title, url }).catch(() => {}))
  }
}
