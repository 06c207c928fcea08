/** A row of a chart; `count` and `share` are formatted texts. */
export type Bar = { key: string; label: string; count: string; value: number; share: string }

/** The figures of a chart as formatted texts, for a table. */
export type FigureRows = { head: string[]; rows: string[][]; foot?: string[] }
