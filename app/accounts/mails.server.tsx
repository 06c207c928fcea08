import type { ReactNode } from 'react'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { Button, mailHtml, mailText, Reference } from '#app/mail/template.tsx'
import { type StaffCopy, staffCopy } from '#app/staff-words.ts'
import { type AccountsCopy, accountsCopy } from './words.ts'

export type AccountMail = keyof StaffCopy['mails'] | Exclude<keyof AccountsCopy['mails'], 'code'>

/** A mail about an account. It names nobody: only the link is specific to its reader. */
export function accountMail(mail: AccountMail, lang: Lang, link: string) {
  const words = { ...staffCopy(lang).mails, ...accountsCopy(lang).mails }[mail]
  return mailAround(<Button href={link}>{words.action}</Button>, link, words, lang)
}

/** The mail that carries a code to sign in with. */
export function codeMail(lang: Lang, code: string) {
  return mailAround(<Reference>{code}</Reference>, code, accountsCopy(lang).mails.code, lang)
}

type Words = { subject: string; text: string; after: string }

/** A mail around the one thing it carries (link or code), as HTML and as plain text. */
function mailAround(shown: ReactNode, plain: string, { subject, text, after }: Words, lang: Lang) {
  return {
    subject: `${subject} | ${facts().business.name}`,
    html: mailHtml({
      lang,
      heading: subject,
      children: (
        <>
          <p>{text}</p>
          {shown}
          <p>{after}</p>
        </>
      ),
    }),
    text: mailText(text, plain, after, facts().business.name),
  }
}
