/** Who is asking, as far as the server trusts it. */
export type Caller = { address: string }
