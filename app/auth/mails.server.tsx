import { renderToStaticMarkup } from 'react-dom/server'
import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { type StaffCopy, staffCopy } from '#app/content/staff.ts'

export type AccountMail = keyof StaffCopy['mails']

/** What a mail about an account says. It names nobody: the link is all that belongs to its reader. */
export function accountMail(mail: AccountMail, lang: Lang, link: string) {
  const words = staffCopy(lang).mails[mail]
  const subject = `${words.subject} | ${business.name}`
  const page = (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: '24px', background: '#f6f4ef', color: '#15171a', font: body }}>
        <div style={{ maxWidth: '36rem', margin: '0 auto' }}>
          <p style={{ margin: '0 0 24px', fontWeight: 800 }}>{business.name}</p>
          <p style={{ margin: '0 0 20px' }}>{words.text}</p>
          <p style={{ margin: '0 0 20px' }}>
            <a href={link} style={button}>
              {words.action}
            </a>
          </p>
          <p style={{ margin: '0 0 20px', fontSize: '14px', wordBreak: 'break-all' }}>{link}</p>
          <p style={{ margin: 0, fontSize: '14px' }}>{words.after}</p>
        </div>
      </body>
    </html>
  )
  return {
    subject,
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
    text: `${words.text}\n\n${link}\n\n${words.after}\n\n${business.name}\n`,
  }
}

const body = '16px/1.5 Arial, sans-serif'
const button = {
  display: 'inline-block',
  padding: '12px 20px',
  background: '#15171a',
  color: '#f6f4ef',
  fontWeight: 700,
  textDecoration: 'none',
}
