import { KEPT_REQUESTS, sendUnsent } from './unsent-requests.ts'

const START_MILLISECONDS = 1_000
const FIRST_WAIT_MILLISECONDS = 5_000
const LONGEST_WAIT_MILLISECONDS = 60_000

/**
 * Sends what was kept on the device: soon after the start, when the network returns, when the page is looked at again, and every while
 * as long as something waits (a network that drops requests says nothing when it is better).
 */
export function watchNetwork(): void {
  let wait = FIRST_WAIT_MILLISECONDS
  let timer: ReturnType<typeof setTimeout> | undefined

  async function send(): Promise<void> {
    clearTimeout(timer)
    const waiting = await sendUnsent().catch(() => false)
    clearTimeout(timer)
    if (!waiting) return
    timer = setTimeout(send, wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MILLISECONDS)
  }
  function sendSoon(): void {
    wait = FIRST_WAIT_MILLISECONDS
    void send()
  }

  // First the form, where there is one, says that a request waits: its author is then told what comes of it.
  timer = setTimeout(send, START_MILLISECONDS)
  addEventListener('online', sendSoon)
  addEventListener(KEPT_REQUESTS, sendSoon)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendSoon()
  })
}
