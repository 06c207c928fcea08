import { bundledFacts } from '#app/content/facts.ts'
import { contentWith } from '#app/content/snapshot.ts'

export const bundledContent = contentWith(bundledFacts)
