import { expect, test } from 'vitest'
import { createUploads } from '#server/uploads.ts'

test('photographs are handled one after the other, and no more than three are held', async () => {
  const uploads = createUploads()
  const received = Promise.withResolvers<void>()
  let handling = 0
  let most = 0
  const send = (fails = false) =>
    uploads.run(
      () => received.promise,
      async () => {
        handling += 1
        most = Math.max(most, handling)
        await new Promise((done) => setImmediate(done))
        handling -= 1
        if (fails) throw new Error('broken')
        return 'taken'
      },
    )
  const sent = [send(), send(true), send()]
  expect(await send()).toBe('full')
  received.resolve()
  const outcomes = await Promise.allSettled(sent)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(most).toBe(1)
  expect(await send()).toBe('taken')
})
