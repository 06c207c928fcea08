import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import nodemailer from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import { facts } from '#app/content/facts.ts'
import type { LeasedJob } from '#app/jobs/lease.server.ts'
import type { Env } from '#platform/env.ts'

/** Delivers a mail. @returns the file's URL if no mail server is set. @throws if the mail was not accepted. */
export type Deliver = (mail: LeasedJob, signal: AbortSignal) => Promise<{ file?: string }>

const safe = { disableFileAccess: true, disableUrlAccess: true }

/** Sends by SMTP if a server is set, otherwise writes files to `mail/` in the data folder. */
export function delivery(env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Deliver {
  const from = () => ({ name: facts().business.name, address: env.mailFrom ?? facts().business.email })
  return env.smtpUrl ? bySmtp(env.smtpUrl, from) : intoFolder(path.join(env.dataDir, 'mail'), from)
}

function bySmtp(url: string, from: () => Sender): Deliver {
  const transport = nodemailer.createTransport({
    url,
    ...safe,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return async (mail, signal) => {
    await transport.sendMail({ ...message(mail, from()), signal })
    return {}
  }
}

function intoFolder(folder: string, from: () => Sender): Deliver {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    ...safe,
  })
  return async (mail) => {
    const { message: source } = await transport.sendMail(message(mail, from()))
    // A mail's file name never changes: if it is sent again after a crash, it replaces itself.
    const name = `${mail.created_at.replace(/[:.]/g, '-')}-${mail.mail}-${mail.id}.eml`
    await mkdir(folder, { recursive: true })
    const unfinished = path.join(folder, `.${name}`)
    const file = await open(unfinished, 'w')
    try {
      await file.writeFile(source as Buffer)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path.join(folder, name))
    return { file: pathToFileURL(path.join(folder, name)).href }
  }
}

/** Removes mail files from the data folder, written there while no mail server was set. */
export async function removeMailFiles(dataDir: string, ids: readonly string[]): Promise<void> {
  if (!ids.length) return
  const folder = path.join(dataDir, 'mail')
  const gone = new Set(ids)
  for (const name of await readdir(folder).catch(() => [])) {
    const id = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml$/.exec(name)?.[1]
    if (id && gone.has(id)) await rm(path.join(folder, name), { force: true })
  }
}

type Sender = { name: string; address: string }

/** A header that we encode ourselves; it is sent as Reply-To. */
const OWN_REPLY_TO = 'X-Own-Reply-To'

function message(mail: LeasedJob, from: Sender) {
  const name = (mail.reply_to_name ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  const address = mail.reply_to_address
  // nodemailer quotes ASCII as it is, but some clients decode "=?" even in quotes: such a name is encoded as a whole.
  const own = address && name.includes('=?') && `${encodeWord(name, 'B', 52)} <${address}>`
  return {
    from,
    to: { name: '', address: mail.to_address },
    ...(address && !own && { replyTo: { name, address } }),
    normalizeHeaderKey: (key: string) => (key === OWN_REPLY_TO ? 'Reply-To' : key),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: mail.message_id ?? undefined,
    // Mail programs show the mails of one request together: each names the same one, which was never sent.
    references: mail.request_id ? mail.message_id?.replace(mail.id, mail.request_id) : undefined,
    date: new Date(mail.created_at),
    headers: {
      'Content-Language': mail.lang,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(own && { [OWN_REPLY_TO]: own }),
    },
  }
}
