import { AsyncLocalStorage } from 'node:async_hooks'
import { type Facts, setFactsOverride } from '#app/content/facts.ts'

const override = new AsyncLocalStorage<Facts>()
setFactsOverride(() => override.getStore())

/** Runs `work` with these facts instead of the published ones; all other readers keep the published ones. */
export function withFacts<Result>(facts: Facts, work: () => Result): Result {
  return override.run(facts, work)
}
