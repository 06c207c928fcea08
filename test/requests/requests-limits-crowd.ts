// Runs as its own process, one of several servers: many requests take from their rate limits at once.
import { createRequestLimits } from '#app/requests/limits.server.ts'
import { connect } from '#database/connect.ts'

const [url = '', secret = '', which = '', now = ''] = process.argv.slice(2)
const database = connect(url)
const { take } = createRequestLimits(database, secret, () => Number(now))
const waits = await Promise.all(
  Array.from({ length: 25 }, (_, number) =>
    take(
      which === 'spam'
        ? { address: `10.${process.pid & 255}.${number}.7`, email: '', suspicious: true }
        : { address: '192.0.2.7', email: `${process.pid}.${number}@example.org`, suspicious: false },
    ),
  ),
)
console.log(JSON.stringify(waits))
await database.close()
