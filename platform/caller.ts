/** The client of a request: only facts that the server can trust. */
export type Caller = { address: string }
