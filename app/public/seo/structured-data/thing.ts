/** A thing of the schema.org vocabulary. The tests hold every one against the vocabulary itself. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }
