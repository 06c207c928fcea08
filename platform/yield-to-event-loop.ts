import { setImmediate as nextRound } from 'node:timers/promises'

/** Lets pending requests be answered before long work goes on. The first round may still belong to the current event. */
export async function yieldToEventLoop(): Promise<void> {
  await nextRound()
  await nextRound()
}
