import { expect, test } from 'vitest'
import { killOne } from '../tools/load/proxy-load.ts'
import { engines } from './engines.ts'

test('one of two processes killed under load: no visitor behind nginx notices, nothing is lost or doubled', async () => {
  const opened = await engines.find(({ name }) => name === 'Postgres')?.open()
  const met = await killOne(30, { databaseUrl: opened?.url, startAgain: false })
  await opened?.close()
  expect(met).toMatchObject({ errors: 0, missing: 0, doubled: 0, 'without mails': 0 })
  expect(met['posts answered']).toBeGreaterThanOrEqual(90)
})
