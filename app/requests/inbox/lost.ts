/** Why a request came to nothing, in the words a garage has for it. */
export const lostReasons = ['price', 'elsewhere', 'no-answer', 'not-ours', 'other'] as const

/** Came to nothing, and nobody said why. */
export const UNSAID = 'unsaid'

/** What stands in `lost_reason` of a request that came to nothing. */
export const lostKinds = [...lostReasons, UNSAID] as const
export type LostKind = (typeof lostKinds)[number]
