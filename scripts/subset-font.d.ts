declare module 'subset-font' {
  /** Makes a font of the glyphs that a text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      /** The part of an axis to keep. */
      variationAxes: Record<string, { min: number; max: number }>
      /** OpenType features to keep; all without it. */
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
