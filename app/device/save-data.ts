/** Whether the data saver is on, in browsers that say so. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}

/** Removes the speculation rules: not every browser prefetches less when the data saver is on. */
export function removeSpeculationRules(): void {
  document.querySelector('script[type=speculationrules]')?.remove()
}
