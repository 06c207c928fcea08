/** Puts a number on the installed staff area's icon, where the device can; none takes it off. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  set.catch(() => undefined)
}
