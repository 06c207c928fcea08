import { savesData } from './save-data.ts'
import type { VisitMessage } from './worker.ts'

/** Milliseconds after the page is idle: nothing is fetched beside what the visitor waits for. */
const DELAY = 5_000

/** Registers the service worker after a delay, and sends it the page's path and the files it used. */
export function registerWorker(): void {
  if ('serviceWorker' in navigator) setTimeout(start, DELAY)
}

async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({
      visited: [location.pathname, ...loadedFiles()],
      savesData: savesData(),
    } satisfies VisitMessage)
  } catch {
    // Some browsers forbid service workers; the site works without one.
  }
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
}
