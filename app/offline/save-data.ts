/** Whether the visitor asked for as little data as possible, where the browser says so. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}

/** Takes the rules away by which browsers fetch next pages ahead: not every one of them asks less of who saves data. */
export function fetchNothingAhead(): void {
  document.querySelector('script[type=speculationrules]')?.remove()
}
