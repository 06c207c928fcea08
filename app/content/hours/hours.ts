/** ISO 8601: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A time in which the garage is open: "HH:MM" in its local time, closing after it opens. */
export type Span = { opens: string; closes: string }

/** The spans of a day, in order and apart from each other; none if it is closed all day. */
export type DayHours = readonly Span[]

/** A day that differs from the week: closed, or with its own hours. */
export type HoursException = { date: string; hours: DayHours; reason: { fr: string; en: string } }

export type Calendar = {
  week: Readonly<Record<Weekday, DayHours>>
  /** The garage's own decisions by `YYYY-MM-DD`; each wins over the public holidays of `holidays.ts`. */
  exceptions: readonly HoursException[]
}

const workday = [{ opens: '09:00', closes: '17:00' }]

/** When the garage is open, until it changes that at the desk. */
export const calendar: Calendar = {
  week: {
    1: workday,
    2: workday,
    3: workday,
    4: workday,
    5: workday,
    6: [{ opens: '09:00', closes: '13:00' }],
    7: [],
  },
  exceptions: [],
}
