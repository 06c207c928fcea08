/** What holds for the garage whatever it changes by itself: its clock and its money. */
export const identity = {
  timeZone: 'America/Toronto',
  currency: 'CAD',
} as const
