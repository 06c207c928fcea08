import { createECDH } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { entriesOf, variables } from './env-variables.ts'

type Schemas = { [Name in keyof typeof variables]: (typeof variables)[Name]['schema'] }
const schemas = Object.fromEntries(
  Object.entries(variables).map(([name, { schema }]) => [name, schema]),
) as Schemas

/** Variables of which none says anything without the others. */
const together = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
] as const

const shape = z.object(schemas).superRefine((env, context) => {
  const wrong = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  for (const names of together) {
    const missing = names.filter((name) => !env[name])
    const given = names.filter((name) => env[name]).join(' and ')
    if (given) for (const name of missing) wrong(name, `needed with ${given}`)
  }
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  if (publicKey && privateKey && !isVapidPair(publicKey, privateKey))
    wrong('VAPID_PUBLIC_KEY', 'is not the public key of VAPID_PRIVATE_KEY (both base64url, P-256)')
})

/** Whether two VAPID keys, both in base64url, belong together. */
export const isVapidPair = (publicKey: string, privateKey: string) => publicKeyOf(privateKey) === publicKey

/** The public key for a VAPID private key, both in base64url; undefined if the private key is invalid. */
function publicKeyOf(privateKey: string): string | undefined {
  try {
    const bytes = Buffer.from(privateKey, 'base64url')
    if (bytes.length !== 32) return undefined
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(bytes)
    return pair.getPublicKey('base64url')
  } catch {
    return undefined
  }
}

export type Env = ReturnType<typeof readEnv>

/** Reads the environment once. @throws an Error of one line that names every variable that is wrong and what it takes. */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = shape.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ code, path: [name = ''], message }) => {
      const { example } = variables[name as keyof typeof variables]
      // Our own messages say by themselves what is missing.
      return `${String(name)}: ${message}${code === 'custom' ? '' : `, for example ${example}`}`
    })
    throw new Error(`The environment cannot be used. ${faults.join('; ')}`)
  }
  const env = parsed.data
  const dataDir = path.resolve(env.DATA_DIR)
  const database = env.DATABASE_URL ?? path.join(dataDir, 'garage.db')
  const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  return {
    host: env.HOST,
    port: env.PORT,
    /** Origin that visitors type, without a trailing slash. */
    siteUrl,
    /** Whether the site is served over TLS: cookies are then `Secure`, and HSTS is sent. */
    secure: siteUrl.startsWith('https:'),
    /** Absolute path. */
    dataDir,
    /** `postgres://…`, or `file:` and the path of the SQLite file. */
    databaseUrl: path.isAbsolute(database) ? `file:${database}` : database,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    notifyTo: env.NOTIFY_TO,
    authSecret: env.AUTH_SECRET,
    adminEmail: env.ADMIN_EMAIL?.toLowerCase(),
    /** VAPID keys in base64url, if the environment sets them. */
    pushKeys: pushKeysOf(env),
    /** Contact address for push services: a mailto: or https: URL. */
    pushSubject: env.VAPID_SUBJECT,
    /** The OpenID Connect provider for staff sign-in, if any. */
    provider: providerOf(env),
    /** Addresses or CIDR blocks whose `X-Forwarded-For` is believed. */
    trustedProxies: entriesOf(env.TRUSTED_PROXIES),
    /** False only for load measurements: turns the rate limits off. */
    requestLimits: env.REQUEST_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
  }
}

function providerOf(env: z.infer<typeof shape>) {
  const { OIDC_ISSUER: given, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!given || !clientId || !clientSecret) return undefined
  const issuer = given.replace(/\/+$/, '')
  return { issuer, clientId, clientSecret, name: env.OIDC_NAME ?? new URL(issuer).hostname }
}

function pushKeysOf(env: z.infer<typeof shape>) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  return publicKey && privateKey ? { publicKey, privateKey } : undefined
}
