/** How many large bodies are held in memory; more are asked to come back. */
const MOST = 3

/** Photographs being uploaded: received side by side, because phones are slow, then parsed and resized one after the other. */
export function createUploads() {
  let held = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** Runs `receive`, then `handle` in its turn; `full` at once if too many are under way. */
    async run<Received, Result>(
      receive: () => Promise<Received>,
      handle: (received: Received) => Promise<Result>,
    ): Promise<Result | 'full'> {
      if (held >= MOST) return 'full'
      held += 1
      try {
        const received = await receive()
        const mine = last.then(() => handle(received))
        last = mine.catch(() => undefined)
        return await mine
      } finally {
        held -= 1
      }
    },
  }
}
