import { openAccounts } from '#app/accounts/accounts.server.ts'
import type { PasswordHash } from '#app/accounts/better-auth.server.ts'
import { authSecret } from '#app/accounts/secret.server.ts'
import type { Facts } from '#app/content/facts.ts'
import { connect } from '#database/connect.ts'
import { noteDatabaseInUse } from '#database/in-use.ts'
import { migrate } from '#database/migrate.ts'
import type { Env } from '#platform/env.ts'
import { openHealth } from '#platform/health.ts'
import { errorFields, type Log } from '#platform/log.ts'
import type { Runtime } from './context.server.ts'
import { startJobs } from './jobs/jobs.server.ts'
import { recurring } from './jobs/kinds.ts'
import { mailJob } from './mail/mail-job.server.ts'
import { mailsHeldUp } from './mail/outbox.server.ts'
import { RETENTION_EVERY, runRetention } from './personal-data/retention-runs.server.ts'
import { setSiteUrl } from './public/seo/site-url.ts'
import { openDesk } from './publishing/desk.server.ts'
import { openPictureStore } from './publishing/picture-store.server.ts'
import { openAlerts } from './push/alerts.server.ts'
import type { SendPush } from './push/post-push.server.ts'
import { queueMailAlerts } from './push/request-alert.server.ts'
import { withTokens } from './requests/follow/links.server.ts'
import { createRequestLimits, noRequestLimits } from './requests/limits.server.ts'
import { RETORQUE_EVERY, sendRetorques } from './requests/retorque.server.tsx'

/** Only for commands: it stops no start. */
function noteInUse(env: Env, log: Log): void {
  try {
    noteDatabaseInUse(env)
  } catch (error) {
    log.warn('database.not-noted', errorFields(error))
  }
}

/** Opens and migrates the database and starts the background jobs. @throws if it cannot: the server must not start then. */
export async function openRuntime(
  env: Env,
  log: Log,
  { passwordHash, sendPush }: { passwordHash?: PasswordHash; sendPush?: SendPush } = {},
): Promise<Runtime> {
  setSiteUrl(env.siteUrl)
  const database = connect(env.databaseUrl)
  const steps = await migrate(database)
  if (steps.length) log.info('database.migrated', { steps })
  if (!env.requestLimits) log.warn('request-limits.off')
  noteInUse(env, log)
  const health = openHealth({ database, env, log, mailsHeldUp: () => mailsHeldUp(database.db, new Date()) })
  const pictures = openPictureStore({ database, log, dataDir: env.dataDir })
  const prepare = (facts: Facts) => pictures.ready(Object.values(facts.pictures))
  const desk = await openDesk({ database, log, prepare })
  const secret = authSecret(env)
  const alerts = openAlerts({ database, env, log, send: sendPush })
  const jobs = startJobs({
    database,
    log,
    kinds: {
      mail: mailJob(env, (mail) => withTokens(secret, mail)),
      alert: alerts.job,
      retorque: recurring(RETORQUE_EVERY, async () => {
        await queueMailAlerts(database.db, new Date())
        await sendRetorques(database.db, new Date())
      }),
      retention: recurring(RETENTION_EVERY, async () => {
        // Then the site may show the bundled periods: what the garage keeps longer must not be erased by them.
        if (!desk.isBehind()) await runRetention({ database, env, log })
      }),
    },
  })
  const accounts = await openAccounts({
    database,
    env,
    log,
    passwordHash,
    mailQueued: () => jobs.wake(),
  })
  return {
    env,
    log,
    database,
    health,
    jobs,
    alerts,
    requestLimits: env.requestLimits ? createRequestLimits(database, secret) : noRequestLimits,
    desk,
    pictures,
    secret,
    accounts,
    async stop() {
      await pictures.stop()
      await desk.stop()
      await jobs.stop()
      await health.stop()
      await database.close()
    },
  }
}
