/** Milliseconds between two tries without network. */
const PAUSE = 5_000
/** A page is loaded anew for missing scripts once in this many milliseconds. */
const ONCE_IN = 60_000

/**
 * Fetches the scripts of a part of the page, again and again while there is no network. A tab that was opened before an
 * update of the site finds its scripts gone: it is loaded anew, and has those of the new site.
 */
export async function fetchPart<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      // Until then, and where loading anew did not help, the part stays as the server wrote it.
      if (await isGarageThere()) return loadAnew()
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

function isGarageThere(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

function loadAnew(): Promise<never> {
  try {
    const last = Number(sessionStorage.getItem('loaded-anew'))
    sessionStorage.setItem('loaded-anew', `${Date.now()}`)
    if (Date.now() - last > ONCE_IN) location.reload()
  } catch {
    // A device that remembers nothing could load anew for ever.
  }
  return new Promise(() => undefined)
}
