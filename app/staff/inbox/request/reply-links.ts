import { mailto } from '#app/content/business/mailto.ts'

/** How to reach a customer; `whatsapp` is digits with the country code, undefined if the number lacks one. */
export type ReplyContact = { number: string; whatsapp: string | undefined; email: string; subject: string }

export const replyWays = ['text', 'whatsapp', 'email'] as const
export type ReplyWay = (typeof replyWays)[number]

/** Links that open an e-mail or a message to a customer, with the text if there is one. */
export function replyLinks({ number, whatsapp, email, subject }: ReplyContact, text = '') {
  const body = encodeURIComponent(text.toWellFormed())
  return {
    email: email && mailto(email, { subject, body: text }),
    text: `sms:${number}${body && `?body=${body}`}`,
    whatsapp: whatsapp && `https://wa.me/${whatsapp}${body && `?text=${body}`}`,
  }
}
