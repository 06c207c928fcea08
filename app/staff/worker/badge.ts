/** Shows a number on the installed app's icon, where the device supports it; 0 removes it. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  set.catch(() => undefined)
}
