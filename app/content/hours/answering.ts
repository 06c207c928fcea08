/** The garage's internal goal: answer a request within this many opening hours. Shown to staff, not promised to visitors. */
export const answerWithinHours = 4
