import path from 'node:path'
import { z } from 'zod'
import { trustedProxy } from './address.ts'

/** Characters of the secret that signs sessions. */
export const LEAST_SECRET = 32

const port = z.coerce.number().int().min(0).max(65535)

const ENCODED = 'in its password, / # ? are written %2F %23 %3F'
const DATABASE_FORMS = `postgres://…, postgresql://…, file:… or an absolute path; ${ENCODED}`
const SMTP_FORM = `smtp://user:password@host:587 or smtps://…; ${ENCODED}`

/** A `#` in a password would cut the address off, and the rest would still be one: of another host. */
function isAddress(url: string): boolean {
  return URL.canParse(url) && !new URL(url).hash
}

/** Anything else would be taken for the name of a file: `mysql://x` or a mistyped `postgress://x` would be a new, empty database. */
function isDatabase(url: string): boolean {
  if (path.isAbsolute(url)) return true
  if (url.startsWith('file:')) return url.length > 'file:'.length
  return /^postgres(ql)?:\/\//.test(url) && isAddress(url)
}

function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { pathname, search, hash, username } = new URL(url)
  return /^\/+$/.test(pathname) && !search && !hash && !username
}

export const entriesOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** A setting of the site, read from the environment at start. */
export type Variable = {
  /** What it takes; with a default where the site has a value of its own. */
  schema: z.ZodType
  /** What it is for, and its value when it is not set (none where it has none), as README says them. */
  meaning: string
  unset?: string
  example: string
  /** Whoever has it can do what only the site may: it is in no log, page or message. */
  isSecret?: true
  /** In a container: set in `compose.yaml` or in the image, or nowhere. Else `compose.yaml` passes it on from `.env`. */
  inContainer?: 'set' | 'nowhere'
}

/** Every variable of the environment: the start check, README's table and `compose.yaml` are checked against these records. */
export const variables = {
  HOST: {
    schema: z.string().default('127.0.0.1'),
    meaning: 'address to listen on',
    unset: '`127.0.0.1`',
    example: '0.0.0.0',
    inContainer: 'set',
  },
  PORT: {
    schema: port.default(3000),
    meaning: 'port to listen on',
    unset: '`3000`',
    example: '8080',
    inContainer: 'set',
  },
  SITE_URL: {
    schema: z
      .url({ protocol: /^https?$/ })
      .refine(isOrigin, 'an address without a path, such as https://www.example.ca')
      .optional(),
    meaning: 'public origin, without a path; with `https:` cookies are Secure and HSTS is sent',
    unset: '`http://localhost:PORT`',
    example: 'https://www.example.ca',
  },
  DATA_DIR: {
    schema: z.string().default('./data'),
    meaning: 'database file, mails without SMTP, secret, backups; accessible only to its owner',
    unset: '`./data`',
    example: '/srv/garage',
    inContainer: 'set',
  },
  DATABASE_URL: {
    schema: z.string().refine(isDatabase, DATABASE_FORMS).optional(),
    meaning: '`postgres://…` or `postgresql://…`; `file:…` or an absolute path for another SQLite file',
    unset: 'the SQLite file in `DATA_DIR`',
    example: 'postgres://garage:password@localhost:5432/garage',
    isSecret: true,
    inContainer: 'set',
  },
  PGPASSWORD: {
    schema: z.string().optional(),
    meaning: 'password for Postgres as it is, if `DATABASE_URL` has none',
    example: 's/e#c?r%t',
    isSecret: true,
    inContainer: 'set',
  },
  SMTP_URL: {
    schema: z
      .string()
      .refine((url) => /^smtps?:\/\//.test(url) && isAddress(url), SMTP_FORM)
      .optional(),
    meaning: '`smtp://user:password@host:587`; without it each mail is a file in `DATA_DIR/mail`',
    example: 'smtp://user:password@mail.example.ca:587',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z.email().optional(),
    meaning: 'sender of all mails',
    unset: "the garage's e-mail",
    example: 'site@example.ca',
  },
  NOTIFY_TO: {
    schema: z.email().optional(),
    meaning: 'recipient of new request notifications',
    unset: "the e-mail of every admin's account",
    example: 'requests@example.ca',
  },
  AUTH_SECRET: {
    schema: z.string().min(LEAST_SECRET).optional(),
    meaning: 'signs sessions, 32 characters or more',
    unset: 'generated once, kept in `DATA_DIR`',
    example: 'thirty-two-characters-or-more-of-chance',
    isSecret: true,
  },
  ADMIN_EMAIL: {
    schema: z.email().optional(),
    meaning: 'when set, only this address can become the first admin',
    example: 'owner@example.ca',
  },
  VAPID_PUBLIC_KEY: {
    schema: z.string().optional(),
    meaning:
      'identifies the site to push services, in base64url; set both; a new pair ends every subscription',
    unset: 'generated once, kept in `DATA_DIR`',
    example: 'B…, 87 characters',
  },
  VAPID_PRIVATE_KEY: {
    schema: z.string().optional(),
    meaning: 'the key of `VAPID_PUBLIC_KEY`, in base64url',
    unset: 'generated once, kept in `DATA_DIR`',
    example: '43 characters',
    isSecret: true,
  },
  VAPID_SUBJECT: {
    schema: z
      .string()
      .regex(/^(mailto:[^@\s]+@\S+|https:\/\/\S+)$/, 'a mailto: or https: address')
      .optional(),
    meaning: '`mailto:` or `https:` address at which a push service reaches the owner',
    unset: "the garage's e-mail",
    example: 'mailto:owner@example.ca',
  },
  OIDC_ISSUER: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    meaning: 'staff may also sign in through this OpenID Connect provider; set all three (`docs/deploy.md`)',
    example: 'https://accounts.example.ca',
  },
  OIDC_CLIENT_ID: {
    schema: z.string().optional(),
    meaning: "the site's name at the provider",
    example: 'garage',
  },
  OIDC_CLIENT_SECRET: {
    schema: z.string().optional(),
    meaning: "the site's password at the provider",
    example: 'a-long-one',
    isSecret: true,
  },
  OIDC_NAME: {
    schema: z.string().max(40).optional(),
    meaning: "the provider's name on the buttons",
    unset: "the issuer's host",
    example: 'Example',
  },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .default('')
      .superRefine((list, context) => {
        for (const entry of entriesOf(list))
          if (!trustedProxy(entry))
            context.addIssue({ code: 'custom', message: `"${entry}" is no address and no CIDR block` })
      }),
    meaning: 'comma-separated addresses or CIDR blocks whose `X-Forwarded-For` is trusted',
    example: '127.0.0.1,::1',
  },
  REQUEST_LIMITS: {
    schema: z.enum(['on', 'off']).default('on'),
    meaning: '`off` disables the request limits, only for load measurements',
    unset: '`on`',
    example: 'off',
    inContainer: 'nowhere',
  },
  LOG_LEVEL: {
    schema: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
    meaning: '`debug`, `info`, `warn` or `error`',
    unset: '`info`',
    example: 'warn',
  },
} satisfies Record<string, Variable>
