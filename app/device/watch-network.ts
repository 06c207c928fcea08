const START_MILLISECONDS = 1_000
const FIRST_WAIT_MILLISECONDS = 5_000
const LONGEST_WAIT_MILLISECONDS = 60_000

type Watched = {
  /** Resolves to whether something still waits for the network. */
  sendAll: () => Promise<boolean>
  /** The event that the page fires when something more waits. */
  more: string
}

/**
 * Sends what waits on the device: soon after the start, when the network returns, when the page becomes visible, and with
 * backoff while something waits (a network that drops requests fires no event when it recovers). @returns a function to stop
 */
export function watchNetwork({ sendAll, more }: Watched): () => void {
  let wait = FIRST_WAIT_MILLISECONDS
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new AbortController()

  async function send(): Promise<void> {
    clearTimeout(timer)
    const waiting = await sendAll().catch(() => false)
    clearTimeout(timer)
    if (!waiting || ended.signal.aborted) return
    timer = setTimeout(send, wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MILLISECONDS)
  }
  function sendSoon(): void {
    wait = FIRST_WAIT_MILLISECONDS
    void send()
  }

  // Delayed, so that a form on the page can first show that a request waits, and then its outcome.
  timer = setTimeout(send, START_MILLISECONDS)
  const { signal } = ended
  addEventListener('online', sendSoon, { signal })
  addEventListener(more, sendSoon, { signal })
  const onVisible = () => document.visibilityState === 'visible' && sendSoon()
  document.addEventListener('visibilitychange', onVisible, { signal })
  return () => {
    ended.abort()
    clearTimeout(timer)
  }
}
