import { type AccountsCopy, accountsCopy } from '#app/content/accounts.ts'
import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { type StaffCopy, staffCopy } from '#app/content/staff.ts'
import { Button, mailHtml, mailText, Reference } from '#app/mail/template.tsx'

export type AccountMail = keyof StaffCopy['mails'] | Exclude<keyof AccountsCopy['mails'], 'code'>

/** What a mail about an account says. It names nobody: the link is all that belongs to its reader. */
export function accountMail(mail: AccountMail, lang: Lang, link: string) {
  const { subject, text, action, after } = { ...staffCopy(lang).mails, ...accountsCopy(lang).mails }[mail]
  return {
    subject: `${subject} | ${business.name}`,
    html: mailHtml({
      lang,
      heading: subject,
      children: (
        <>
          <p>{text}</p>
          <Button href={link}>{action}</Button>
          <p>{after}</p>
        </>
      ),
    }),
    text: mailText(text, link, after, business.name),
  }
}

/** The mail that carries a code to sign in with. */
export function codeMail(lang: Lang, code: string) {
  const { subject, text, after } = accountsCopy(lang).mails.code
  return {
    subject: `${subject} | ${business.name}`,
    html: mailHtml({
      lang,
      heading: subject,
      children: (
        <>
          <p>{text}</p>
          <Reference>{code}</Reference>
          <p>{after}</p>
        </>
      ),
    }),
    text: mailText(text, code, after, business.name),
  }
}
