import { facts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { absolute } from '#app/public/seo/site-url.ts'
import { href } from '#app/site-map.ts'
import { document } from './document.ts'

/** The garage as a vCard 3.0 (RFC 2426): every phone reads it. */
export function card(): Response {
  const { street, city, region, postalCode, country } = facts().business.address
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Required; an organization has no family name.
    'N:;;;;',
    `FN:${escaped(facts().business.name)}`,
    `ORG:${escaped(facts().business.name)}`,
    `TEL;TYPE=WORK,VOICE:${facts().business.phone}`,
    `EMAIL;TYPE=WORK:${facts().business.email}`,
    `ADR;TYPE=WORK:;;${[street, city, region, postalCode, country].map(escaped).join(';')}`,
    `URL:${absolute(href('home', langs[0]))}`,
    'END:VCARD',
  ]
  return document(`${lines.join('\r\n')}\r\n`, 'text/vcard; charset=utf-8')
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n')
}
