import { type Allowance, allOrNone, budgetName, takeFrom } from '#database/budgets.ts'
import type { Database } from '#database/connect.ts'
import { networkOf } from '#platform/address.ts'

/** How often the address of a followed request may be tried in vain by one network, and used to change something. */
const allowances = {
  /** A token has 130 bits: this only keeps the log and the database quiet. */
  guess: { atOnce: 30, perMinute: 1 },
  /** Each act mails the garage. */
  act: { atOnce: 6, perMinute: 0.2 },
  /** Answers with the last four digits of a number: right ones count too, so that nobody finds them by trying. */
  digits: { atOnce: 10, perMinute: 1 / 60 },
} as const satisfies Record<string, Allowance>

type Desk = { database: Pick<Database, 'db' | 'engine'>; secret: string }

/** @param who the id of a request */
export const mayAct = (desk: Desk, who: string) => isAllowed(desk, 'act', who)

/** @param who the id of a request */
export const mayAnswer = (desk: Desk, who: string) => isAllowed(desk, 'digits', who)

/** @param address of the network that opened an address that never was */
export const mayGuess = (desk: Desk, address: string) => isAllowed(desk, 'guess', networkOf(address))

async function isAllowed({ database, secret }: Desk, what: keyof typeof allowances, who: string) {
  const budget = { name: budgetName(secret, `follow ${what} ${who}`), allowance: allowances[what] }
  const wait = await allOrNone(database, async (trx) => (await takeFrom(trx, [budget]))[0]?.wait ?? 0)
  return wait === 0
}
