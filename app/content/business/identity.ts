/** What the garage is, whatever it changes by itself: read by programs, signatures and clocks. */
export const identity = {
  name: 'Garage 15e Avenue',
  timeZone: 'America/Toronto',
  currency: 'CAD',
} as const
