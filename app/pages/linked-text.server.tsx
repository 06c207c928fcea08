import { createElement, Fragment } from 'react'
import { business } from '#app/content/business.ts'
import { langs } from '#app/content/language.ts'
import { phoneText } from '#app/content/phone.ts'

/** Where the garage's own e-mail address and phone number lead, as they are written in a text. */
const addresses = new Map<string, string>([
  [business.email, `mailto:${business.email}`],
  ...langs.map((lang) => [phoneText(business.phone, lang), `tel:${business.phone}`] as const),
])

/** A text whose e-mail addresses and phone numbers, where they are the garage's, can be followed. */
export function LinkedText({ text }: { text: string }) {
  const pattern = [...addresses.keys()].map((address) => address.replace(/[.+]/g, '\\$&')).join('|')
  return createElement(Fragment, null, ...text.split(new RegExp(`(${pattern})`)).map(linked))
}

function linked(part: string) {
  const href = addresses.get(part)
  if (!href) return part
  return (
    <a href={href} className="link [overflow-wrap:anywhere]">
      {part}
    </a>
  )
}
