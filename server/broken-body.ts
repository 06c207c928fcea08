/**
 * A body that hangs up where it fails. The library below would print the error whole, and before the first bytes tell it to
 * the client; after a connection that ends early nobody takes what came for all of it.
 * @param hangUp ends the connection; returns false where there is none, and the body fails as it did.
 */
export function hangingUp(
  body: ReadableStream<Uint8Array>,
  hangUp: (error: unknown) => boolean,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { value, done } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          if (!hangUp(error)) controller.error(error)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
