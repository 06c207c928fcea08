import { setImmediate as nextRound } from 'node:timers/promises'

/** Lets whoever waits for an answer have it before long work goes on. The first round may still belong to the event at hand. */
export async function othersFirst(): Promise<void> {
  await nextRound()
  await nextRound()
}
