/** Opening hours, local time of the garage. Change them here; every page follows. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** `[opens, closes]` as "HH:MM", or closed all day. */
export type DayHours = readonly [opens: string, closes: string] | null

/** Monday is 1, Sunday is 7 (ISO 8601). */
export const weekHours: Readonly<Record<Weekday, DayHours>> = {
  1: ['09:00', '17:00'],
  2: ['09:00', '17:00'],
  3: ['09:00', '17:00'],
  4: ['09:00', '17:00'],
  5: ['09:00', '17:00'],
  6: ['09:00', '13:00'],
  7: null,
}

/** A day that differs from the week: closed, or with its own hours. */
export type HoursException = { date: string; hours: DayHours; reason: { fr: string; en: string } }

/** What the garage's calendar says. */
export type Calendar = { week: Readonly<Record<Weekday, DayHours>>; exceptions: readonly HoursException[] }

/**
 * Exceptional closings and special hours, `YYYY-MM-DD`. The garage's own decisions go here;
 * Quebec's public holidays are in `holidays.ts` and an entry here wins over them.
 */
export const hoursExceptions: readonly HoursException[] = []
