import { AsyncLocalStorage } from 'node:async_hooks'
import { type Facts, readAside } from '#app/content/facts.ts'

const aside = new AsyncLocalStorage<Facts>()
readAside(() => aside.getStore())

/** Runs `work` with these facts instead of the published ones; all other readers keep the published ones. */
export function withFacts<Result>(facts: Facts, work: () => Result): Result {
  return aside.run(facts, work)
}
