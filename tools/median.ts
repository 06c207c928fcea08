/** The value that a part of the values does not exceed: 0.75 for the 75th percentile. */
export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN

export const median = (values: readonly number[]): number => quantile(values, 0.5)
