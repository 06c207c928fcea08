import { describe, expect, it } from 'vitest'
import { waitAfter } from '#app/jobs/jobs.server.ts'
import { LONGEST_WAIT, leaseNext, leaveForLater, markSent } from '#app/jobs/lease.server.ts'
import { connect } from '#database/connect.ts'
import { engines } from '../engines.ts'
import {
  database,
  ends,
  inProduction,
  isSent,
  mailer,
  mailServer,
  mailsForEach,
  opened,
  queue,
  row,
} from './mailer.ts'
import { keep, storedRequest } from './stored-request.ts'

const leased = (leaseFor: number) => ({ kind: 'mail', leaseFor, mine: [] }) as const

describe.each(engines)('mails that wait on $name', (engine) => {
  mailsForEach(engine)

  it('are sent once each by two processes, of accounts before a flood of requests', async () => {
    const server = await mailServer()
    const other = connect(opened.url)
    ends.push(other.close)
    await keep(database.db, storedRequest(1))
    const flood = await Promise.all(Array.from({ length: 40 }, () => queue({ requestId: 'id-1' })))
    const confirm = await queue({ kind: 'account.confirm', to: 'new@example.org' })
    mailer(server.url)
    mailer(server.url, other)
    for (const id of [confirm, ...flood]) await isSent(id, { attempts: 1 })
    const sent = server.received.map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1])
    expect(sent).toHaveLength(41)
    expect(new Set(sent).size).toBe(41)
    // Each process does two at once.
    expect(server.received.findIndex(({ to: [to] }) => to === 'new@example.org')).toBeLessThan(4)
  })

  it('are taken over from a process that died once its lease has run out, and its late writes change nothing', async () => {
    const id = await queue()
    const held = await leaseNext(database, leased(inProduction.lease))
    expect(held).toMatchObject({ id, attempts: 1 })
    expect(await leaseNext(database, leased(inProduction.lease))).toBeUndefined()
    await database.db.updateTable('jobs').set({ leased_until: new Date().toISOString() }).execute()
    const next = await leaseNext(database, leased(inProduction.lease))
    expect(next).toMatchObject({ id, attempts: 2 })
    if (!held || !next) throw new Error('not leased')
    await leaveForLater(database, held, 10, 'late')
    expect(await row(id)).toMatchObject({ lease: next.lease, last_error: null })
    // Sent is sent, whoever holds it meanwhile.
    await markSent(database, held)
    await leaveForLater(database, next, 10, 'dropped')
    expect(await row(id)).toMatchObject({ state: 'sent', lease: null, last_error: null })
  })

  it('do not wait for times that a wrong clock wrote', async () => {
    const id = await queue()
    const nextYear = new Date(Date.now() + 365 * 24 * 3600_000).toISOString()
    await database.db.updateTable('jobs').set({ due_at: nextYear, leased_until: nextYear }).execute()
    expect(await leaseNext(database, leased(inProduction.lease))).toMatchObject({ id })
  })
})

it('a mail waits twice as long after each attempt, never beyond the longest wait', () => {
  const waits = Array.from({ length: 19 }, (_, index) => waitAfter(index + 1, inProduction, 0, 0.5))
  expect(waits.slice(0, 3)).toEqual([5_000, 10_000, 20_000])
  expect([
    waitAfter(1, inProduction, 0, 0),
    waitAfter(59, inProduction, 0, 1),
    waitAfter(1, inProduction, 9_000, 0),
  ]).toEqual([3_750, LONGEST_WAIT, 9_000])
  const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * 3600_000)
  expect(days).toBeGreaterThan(1.5)
  expect(days).toBeLessThan(3)
})
