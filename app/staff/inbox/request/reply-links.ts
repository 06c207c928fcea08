/** How a customer is reached; `whatsapp` in digits with the country, where the number has one. */
export type ReplyContact = { number: string; whatsapp: string | undefined; email: string; subject: string }

export const replyWays = ['text', 'whatsapp', 'email'] as const
export type ReplyWay = (typeof replyWays)[number]

/** Addresses that open a mail or a message to a customer, with a text to send where there is one. */
export function replyLinks({ number, whatsapp, email, subject }: ReplyContact, text = '') {
  const body = encodeURIComponent(text.toWellFormed())
  // Mail programs want both characters of a line's end.
  const mail = body.replaceAll('%0A', '%0D%0A')
  const to = encodeURIComponent(email).replace('%40', '@')
  return {
    email: `mailto:${to}?subject=${encodeURIComponent(subject)}${mail && `&body=${mail}`}`,
    text: `sms:${number}${body && `?body=${body}`}`,
    whatsapp: whatsapp && `https://wa.me/${whatsapp}${body && `?text=${body}`}`,
  }
}
