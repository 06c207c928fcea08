const START_MILLISECONDS = 1_000
const FIRST_WAIT_MILLISECONDS = 5_000
const LONGEST_WAIT_MILLISECONDS = 60_000

type Watched = {
  /** Resolves to whether something still waits for the network. */
  sendAll: () => Promise<boolean>
  /** The event by which the page says that something more waits. */
  more: string
}

/**
 * Sends what was kept on the device: soon after the start, when the network returns, when the page is looked at again, and every while
 * as long as something waits (a network that drops requests says nothing when it is better). @returns how to stop
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

  // First the form, where there is one, says that a request waits: its author is then told what comes of it.
  timer = setTimeout(send, START_MILLISECONDS)
  const { signal } = ended
  addEventListener('online', sendSoon, { signal })
  addEventListener(more, sendSoon, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') sendSoon()
    },
    { signal },
  )
  return () => {
    ended.abort()
    clearTimeout(timer)
  }
}
