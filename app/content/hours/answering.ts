/** The garage's own goal: a request is answered within so many opening hours. Staff see it; visitors are promised nothing. */
export const answerWithinHours = 4
