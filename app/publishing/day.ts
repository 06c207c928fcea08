/** Whether a text is a valid date, `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  try {
    return Temporal.PlainDate.from(value).toString() === value
  } catch {
    return false
  }
}
