/** A row of a chart: what it counts, and the share of all in words. */
export type Bar = { key: string; label: string; count: string; value: number; share: string }

/** The same figures in words, column by column. */
export type FigureRows = { head: string[]; rows: string[][]; foot?: string[] }
