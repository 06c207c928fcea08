/** How to reach a customer; `whatsapp` is digits with the country code, undefined if the number lacks one. */
export type ReplyContact = { number: string; whatsapp: string | undefined; email: string; subject: string }

export const replyWays = ['text', 'whatsapp', 'email'] as const
export type ReplyWay = (typeof replyWays)[number]

/** Links that open an e-mail or a message to a customer, with the text if there is one. */
export function replyLinks({ number, whatsapp, email, subject }: ReplyContact, text = '') {
  const body = encodeURIComponent(text.toWellFormed())
  // Mail programs expect CRLF line ends.
  const mail = body.replaceAll('%0A', '%0D%0A')
  const to = encodeURIComponent(email).replace('%40', '@')
  return {
    email: `mailto:${to}?subject=${encodeURIComponent(subject)}${mail && `&body=${mail}`}`,
    text: `sms:${number}${body && `?body=${body}`}`,
    whatsapp: whatsapp && `https://wa.me/${whatsapp}${body && `?text=${body}`}`,
  }
}
