/** `YYYY-MM-DD`, a day there is. */
export function isDay(value: string): boolean {
  try {
    return Temporal.PlainDate.from(value).toString() === value
  } catch {
    return false
  }
}
