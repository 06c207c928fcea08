import { claims, rating, unconfirmed } from './business.ts'
import { projects } from './projects.ts'
import { reviews } from './reviews.ts'

/** Names of the marked facts that no date confirms. */
const claimed = Object.entries({ ...claims, rating })
  .filter(([, { confirmed }]) => !confirmed)
  .map(([name]) => name)

/** Everything that still waits for the owner: named in the log at start, in the facts for programs and in the staff area. */
export const placeholders: readonly string[] = [
  ...unconfirmed,
  ...claimed,
  ...Object.entries({ reviews: reviews('fr'), projects: projects('fr') })
    .filter(([, items]) => items.some((item) => item.placeholder))
    .map(([name]) => name),
]
