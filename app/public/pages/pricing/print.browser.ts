/** Handles the button that prints the page (`head.tsx`). */
export function handlePrint(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print()
  })
}
