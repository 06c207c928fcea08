import type { Kysely } from 'kysely'
import type { PageName } from '#app/site-map.ts'
import type { Tables } from '#database/tables.ts'

/** The steps in order, with the paths of the facts that each asks for. */
const paths = {
  name: ['business.name'],
  place: ['business.address', 'business.district', 'business.coordinates'],
  reach: ['business.phone', 'business.messagingNumber', 'business.email'],
  services: ['business.services'],
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => `hours.${day}`),
  prices: [
    'prices.labour',
    'prices.diagnostic',
    'prices.inspection',
    'prices.oilChange',
    'prices.tireSwap',
    'prices.tireStorage',
    'prices.rustproofingCar',
    'prices.brakeLabour',
  ],
  links: ['business.bookingUrl', 'business.reviewsUrl', 'business.social'],
  claims: [
    'claims.yearsOfExperience',
    'claims.lifts',
    'claims.workshopArea',
    'claims.serviceRadiusKm',
    'rating.reviews',
  ],
  payments: ['business.payments'],
  privacy: ['business.privacyOfficer'],
} as const satisfies Record<string, readonly string[]>

export type SetUpStepName = keyof typeof paths
export const setUpSteps = Object.keys(paths) as SetUpStepName[]
export const isStep = (name: string): name is SetUpStepName => Object.hasOwn(paths, name)
export const pathsOf = (step: SetUpStepName): readonly string[] => paths[step]

/** The page that shows the facts of a step best, for the preview. */
export const pageOfStep: Record<SetUpStepName, Exclude<PageName, 'service' | 'post'>> = {
  name: 'home',
  place: 'contact',
  reach: 'contact',
  services: 'services',
  hours: 'contact',
  prices: 'pricing',
  links: 'home',
  claims: 'about',
  payments: 'contact',
  privacy: 'privacy',
}

/** Stored like a step once the set-up is over, whether published or skipped. */
const FINISHED = 'finished'

export async function progress(db: Kysely<Tables>) {
  const rows = await db.selectFrom('set_up_steps').select('step').execute()
  const known = new Set(rows.map(({ step }) => step))
  return {
    isFinished: known.has(FINISHED),
    isBegun: known.size > 0,
    done: setUpSteps.filter((step) => known.has(step)),
    left: setUpSteps.filter((step) => !known.has(step)),
  }
}

/** Records that a step, or the whole set-up, is done. */
export async function noteDone(
  db: Kysely<Tables>,
  step: SetUpStepName | typeof FINISHED,
  by: string,
): Promise<void> {
  const row = { done_at: new Date().toISOString(), by_name: by }
  await db
    .insertInto('set_up_steps')
    .values({ step, ...row })
    .onConflict((conflict) => conflict.column('step').doUpdateSet(row))
    .execute()
}
