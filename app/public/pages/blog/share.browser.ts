/** On a phone, a button for the system's share menu stands beside the links (`share-links.tsx`). */
export function shareByDevice(): void {
  if (!('share' in navigator) || !matchMedia('(hover: none)').matches) return
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
    button.hidden = false
    const { share: title, url } = button.dataset
    // Denied or cancelled: nothing to show.
    button.addEventListener('click', () => navigator.share({ title, url }).catch(() => {}))
  }
}
