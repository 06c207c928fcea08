/** How many may run at once and how many may wait, in all and per network. */
export type FairQueueLimits = {
  atOnce: number
  atOncePerNetwork: number
  waiting: number
  waitingPerNetwork: number
}

/** Rendering a page for one visitor blocks the one thread that answers everyone for some milliseconds. */
export const renderLimits: FairQueueLimits = {
  atOnce: 8,
  // A network that sends many requests leaves most of the places to others.
  atOncePerNetwork: 2,
  waiting: 256,
  waitingPerNetwork: 64,
}

/**
 * A fair queue for slow work. One task starts per round of the event loop, so that ready responses are sent in between, and
 * networks take turns: a single request waits for one of each other network, however many those send.
 */
export function createFairQueue(limits: FairQueueLimits) {
  /** Waiting tasks by network; the network that was served last comes last. */
  const lines = new Map<string, (() => void)[]>()
  const working = new Map<string, number>()
  let waiting = 0
  let workingInAll = 0
  let scheduled = false

  function schedule(): void {
    if (scheduled || waiting === 0) return
    scheduled = true
    setImmediate(startNext)
  }

  function startNext(): void {
    scheduled = false
    if (workingInAll >= limits.atOnce) return
    for (const [network, line] of lines) {
      const mine = working.get(network) ?? 0
      if (mine >= limits.atOncePerNetwork) continue
      const start = line.shift()
      lines.delete(network)
      if (line.length) lines.set(network, line)
      waiting -= 1
      workingInAll += 1
      working.set(network, mine + 1)
      start?.()
      schedule()
      return
    }
  }

  function end(network: string): void {
    workingInAll -= 1
    const left = (working.get(network) ?? 1) - 1
    if (left) working.set(network, left)
    else working.delete(network)
    schedule()
  }

  return {
    /** Runs the work in its turn; `full` at once if too many are waiting. */
    async run<Result>(network: string, work: () => Promise<Result>): Promise<Result | 'full'> {
      const line = lines.get(network) ?? []
      if (waiting >= limits.waiting || line.length >= limits.waitingPerNetwork) return 'full'
      await new Promise<void>((start) => {
        line.push(start)
        lines.set(network, line)
        waiting += 1
        schedule()
      })
      try {
        return await work()
      } finally {
        end(network)
      }
    },
  }
}
