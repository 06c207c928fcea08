import type { InboxWatch } from '#app/requests/handling/inbox-news.server.ts'
import { ACCESS_ENDED, HEARTBEAT } from '#app/requests/handling/inbox-news.ts'

const HEARTBEAT_MILLISECONDS = 15_000
const RETRY_MILLISECONDS = 1_000
/** Maximum number of queued messages for a browser that does not read them; the stream then ends, and it reconnects. */
const MOST_WAITING = 200

/** The events as a stream (SSE). Someone who lost access gets a final event, and the stream ends. */
export function newsStream(watch: InboxWatch, mayListen: () => Promise<boolean>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let leave = () => {}
  return new ReadableStream(
    {
      start(controller) {
        let ended = false
        let sending: Promise<void> = Promise.resolve()
        const write = (text: string) => controller.enqueue(encoder.encode(text))
        const heart = setInterval(() => say(`event: ${HEARTBEAT}\ndata:\n\n`), HEARTBEAT_MILLISECONDS)
        const stopListening = watch.listen({
          tell: (news) => say(`data: ${JSON.stringify(news)}\n\n`),
          end: () => end(),
        })

        leave = () => {
          ended = true
          clearInterval(heart)
          stopListening()
        }

        function end(lastWord?: string): void {
          if (ended) return
          leave()
          if (lastWord) write(lastWord)
          controller.close()
        }

        function say(text: string): void {
          sending = sending.then(async () => {
            if (ended) return
            const allowed = await mayListen().catch(() => undefined)
            if (ended) return
            if (allowed === false) return end(`event: ${ACCESS_ENDED}\ndata:\n\n`)
            if (allowed === undefined || (controller.desiredSize ?? 0) <= 0) return end()
            write(text)
          })
        }

        write(`retry: ${RETRY_MILLISECONDS}\n\n`)
      },
      cancel: () => leave(),
    },
    { highWaterMark: MOST_WAITING },
  )
}
