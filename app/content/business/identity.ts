/** Time zone and currency, which the garage cannot change at the desk. */
export const identity = {
  timeZone: 'America/Toronto',
  currency: 'CAD',
} as const
