/**
 * An error and all its causes in one line, for the start and for commands. Never for a request: there a message can hold what
 * a visitor typed.
 */
export function causesOf(error: unknown): string {
  const messages: string[] = []
  for (let cause = error; cause !== undefined && messages.length < 10; cause = causeOf(cause)) {
    const message = cause instanceof Error ? cause.message : String(cause)
    if (message && !messages.some((said) => said.includes(message))) messages.push(message)
  }
  const lines = messages.join(': ').split('\n')
  return lines.map((line) => line.trim()).join(' ')
}

/** A failed connection to a name with several addresses is one error with an error for each address. */
const causeOf = (error: unknown): unknown =>
  error instanceof AggregateError ? error.errors[0] : error instanceof Error ? error.cause : undefined
