import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { mailOf, type Part } from '#app/mail/template.tsx'
import { type StaffCopy, staffCopy } from '#app/staff-words.ts'
import { type AccountsCopy, accountsCopy } from './words.ts'

export type AccountMail = keyof StaffCopy['mails'] | Exclude<keyof AccountsCopy['mails'], 'code'>

/** A mail about an account. It names nobody: only the link is specific to its reader. */
export function accountMail(mail: AccountMail, lang: Lang, link: string) {
  const words = { ...staffCopy(lang).mails, ...accountsCopy(lang).mails }[mail]
  return mailAround({ button: words.action, href: link }, words, lang)
}

/** The mail that carries a code to sign in with. */
export function codeMail(lang: Lang, code: string) {
  return mailAround({ large: code }, accountsCopy(lang).mails.code, lang)
}

type Words = { subject: string; text: string; after: string }

/** A mail around the one thing it carries (link or code). */
function mailAround(carried: Part, { subject, text, after }: Words, lang: Lang) {
  const { name } = facts().business
  return {
    subject: `${subject} | ${name}`,
    ...mailOf({ lang, heading: subject, parts: [text, carried, after] }),
  }
}
