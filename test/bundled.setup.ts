import { afterEach } from 'vitest'
import { facts, setPast } from '#app/content/facts.ts'
import { setContent } from '#app/content/snapshot.ts'
import { bundledContent } from './bundled-content.ts'

// What is published is one for all tests of a process: each begins with the bundled content, whatever the one before published.
afterEach(() => {
  setContent(bundledContent)
  setPast(facts)
})
setContent(bundledContent)
