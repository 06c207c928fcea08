/** A schema.org thing. The tests check every one against the vocabulary. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }
