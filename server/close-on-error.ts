/**
 * Wraps a body so that a failure closes the connection. The HTTP library would log the whole error and, before the first bytes,
 * send it to the client; a connection that closes early tells the client that the body is incomplete.
 * @param close closes the connection; returns false if there is none, and the error is passed on.
 */
export function closeOnError(
  body: ReadableStream<Uint8Array>,
  close: (error: unknown) => boolean,
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
          if (!close(error)) controller.error(error)
        }
      },
      // Some sources fail where their reader leaves before the end, and nobody hears it.
      cancel: (reason) => reader.cancel(reason).catch(() => undefined),
    },
    { highWaterMark: 0 },
  )
}
