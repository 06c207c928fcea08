import { AsyncLocalStorage } from 'node:async_hooks'
import { type Facts, readAside } from '#app/content/facts.ts'

const aside = new AsyncLocalStorage<Facts>()
readAside(() => aside.getStore())

/** Everything read while this work runs has these facts; all other readers keep the published ones. */
export function withFacts<Result>(facts: Facts, work: () => Result): Result {
  return aside.run(facts, work)
}
