/** ISO 8601: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** `[opens, closes]` as "HH:MM"; null if closed all day. */
export type DayHours = readonly [opens: string, closes: string] | null

/** Opening hours in the garage's local time, until the garage changes them at the desk. */
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

export type Calendar = { week: Readonly<Record<Weekday, DayHours>>; exceptions: readonly HoursException[] }

/**
 * Exceptional closings and special hours, `YYYY-MM-DD`. The garage's own decisions go here;
 * Quebec's public holidays are in `holidays.ts` and an entry here wins over them.
 */
export const hoursExceptions: readonly HoursException[] = []
