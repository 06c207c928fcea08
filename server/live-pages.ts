import { setImmediate as nextRound } from 'node:timers/promises'

/**
 * How many pages are rendered for visitors at the same time, and how many of them for one network. Each blocks the one thread
 * that answers everyone for some milliseconds; a whole office behind one address asks for a few at once.
 */
export const livePageLimits = { inAll: 256, ofNetwork: 64 }

/** Counts the pages that are being rendered for visitors. */
export function createLivePages(limits = livePageLimits) {
  const networks = new Map<string, { count: number; turn: Promise<unknown> }>()
  let inAll = 0
  return {
    /**
     * Runs the work in its network's turn, one in each round of the event loop: ready answers and other networks go in between.
     * `full` at once if too many are under way.
     */
    async run<Result>(network: string, work: () => Promise<Result>): Promise<Result | 'full'> {
      const own = networks.get(network) ?? { count: 0, turn: Promise.resolve() }
      if (inAll >= limits.inAll || own.count >= limits.ofNetwork) return 'full'
      networks.set(network, own)
      own.count += 1
      inAll += 1
      own.turn = own.turn.then(() => nextRound())
      try {
        await own.turn
        return await work()
      } finally {
        inAll -= 1
        own.count -= 1
        if (!own.count) networks.delete(network)
      }
    },
  }
}
