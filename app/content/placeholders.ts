import { unconfirmed } from './business/business.ts'
import { founder } from './business/founder.ts'
import { projects } from './business/projects.ts'
import { reviews } from './business/reviews.ts'
import { weeklyPart } from './business/weekly-part.ts'
import { facts } from './facts.ts'
import { langs } from './language.ts'
import { facePlace } from './own-pictures.ts'
import { hasIllustrations } from './pictures.ts'
import type { Price } from './prices/prices.ts'
import { isOffered } from './services/offered.ts'
import type { Waiting } from './to-complete.ts'

/** The claims, and the rating, that have no date of confirmation. */
function claimed(): Waiting[] {
  const { claims, rating } = facts()
  const all = Object.entries({ ...claims, rating }) as [Waiting, { confirmed: string | null }][]
  return all.filter(([, { confirmed }]) => !confirmed).map(([name]) => name)
}

/** The rows of the price list whose unit the owner has not confirmed yet. */
export function pricesWithoutUnit(): Price[] {
  return (Object.values(facts().prices) as Price[]).filter((price) => price.unitToConfirm)
}

const marked = (): Partial<Record<Waiting, boolean>> => ({
  priceUnits: pricesWithoutUnit().length > 0,
  reviews: reviews(langs[0], facts().reviews).some((review) => review.placeholder),
  projects: facts().projects.length === 0 && projects(langs[0]).some((project) => project.placeholder),
  pictures: hasIllustrations(),
  founder: !founder.face && !facts().pictures[facePlace],
  weeklyPart: weeklyPart.placeholder && !facts().pictures[weeklyPart.picture],
})

/** The rustproofing season matters only while rustproofing is offered. */
const isAboutOffered = (name: Waiting) => name !== 'rustproofingSeason' || isOffered('antirouille')

/** Everything the owner still has to confirm or provide. Listed in the startup log, the facts document and the staff area. */
export function placeholders(): readonly Waiting[] {
  const marks = marked()
  return [
    ...unconfirmed.filter((name) => !facts().given.includes(name) && isAboutOffered(name)),
    ...claimed(),
    ...(Object.keys(marks) as Waiting[]).filter((name) => marks[name]),
  ]
}
