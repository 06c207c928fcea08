import { setImmediate as nextRound } from 'node:timers/promises'

/**
 * How many pages are rendered for visitors at the same time, and how many of them for one network. Each blocks the one thread
 * that answers everyone for some milliseconds; a whole office behind one address asks for a few at once.
 */
export const livePageLimits = { inAll: 256, ofNetwork: 64 }

/** Counts the pages that are being rendered for visitors. */
export function createLivePages(limits = livePageLimits) {
  const underWay = new Map<string, number>()
  let inAll = 0
  let turn: Promise<unknown> = Promise.resolve()
  return {
    /**
     * Runs the work in its turn, one in each round of the event loop, so that ready answers are sent in between. `full` at once
     * if too many are under way.
     */
    async run<Result>(network: string, work: () => Promise<Result>): Promise<Result | 'full'> {
      const mine = underWay.get(network) ?? 0
      if (inAll >= limits.inAll || mine >= limits.ofNetwork) return 'full'
      underWay.set(network, mine + 1)
      inAll += 1
      try {
        turn = turn.then(() => nextRound())
        await turn
        return await work()
      } finally {
        inAll -= 1
        const left = (underWay.get(network) ?? 1) - 1
        if (left) underWay.set(network, left)
        else underWay.delete(network)
      }
    },
  }
}
