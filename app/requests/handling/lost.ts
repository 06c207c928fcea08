/** Reasons why a request was lost. */
export const lostReasons = ['price', 'elsewhere', 'no-answer', 'not-ours', 'other'] as const

/** Lost, without a reason given. */
export const UNSAID = 'unsaid'

/** The values of `lost_reason` for a lost request. */
export const lostKinds = [...lostReasons, UNSAID] as const
export type LostKind = (typeof lostKinds)[number]
