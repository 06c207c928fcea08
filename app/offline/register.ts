import { savesData } from './save-data.ts'
import type { VisitMessage } from './worker.ts'

/** Delay in milliseconds, so that the page itself loads first. */
const DELAY = 2_000

/** Registers the service worker after a delay, and sends it the page's path and the files the page used. */
export function registerWorker(): void {
  if ('serviceWorker' in navigator) setTimeout(() => void start(), DELAY)
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
