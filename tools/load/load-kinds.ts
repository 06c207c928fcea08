import { request as httpRequest } from 'node:http'
import { everyPath } from '#app/places.ts'
import { ELAPSED, HONEYPOT, IDEMPOTENCY_HEADER, requestServices } from '#app/requests/request.ts'
import { plainPaths, requestPath } from '#app/site-map.ts'
import type { Traffic } from './load-traffic.ts'

/** The number of addresses that the spam comes from. */
const FLOODERS = 8

/** Filters of the inbox as staff use them. */
const readings = [
  '',
  '?status=new',
  '?only=unread',
  '?service=freins&period=30',
  '?q=tremblay',
  '?type=estimate&sort=oldest',
  '?q=visiteur%207',
  '?status=spam',
  '?sort=name&page=3',
]

/** The references that the site answered with; each of these requests must be stored. */
export type Accepted = { references: string[] }

const json = (key: string) => ({ 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key })

function contactPost(number: number, from: string, more: Record<string, unknown> = {}) {
  return {
    method: 'POST',
    path: plainPaths.sendRequest,
    headers: { ...json(crypto.randomUUID()), 'X-Forwarded-For': from },
    body: JSON.stringify({
      form_type: number % 3 ? 'contact' : 'estimate',
      lang: number % 4 ? 'fr' : 'en',
      name: `Visiteur ${number} Tremblay`,
      phone: '514 555-0100',
      email: `visiteur${number}@example.org`,
      vehicle_make: 'Mazda',
      vehicle_model: '3',
      service_type: requestServices[number % requestServices.length],
      message: 'Bruit au freinage, surtout le matin.',
      [ELAPSED]: 30_000,
      ...more,
    }),
  }
}

/** An address in a network of its own for each of 65,536 visitors. */
const addressOf = (number: number) => `10.${(number >> 8) & 255}.${number & 255}.7`

/** Traffic that only reads; `request` gets the number of each read. */
function reads(
  kind: string,
  url: string,
  perSecond: number,
  request: (number: number) => ReturnType<Traffic['request']>,
): Traffic {
  let number = 0
  return {
    kind,
    url,
    perSecond,
    expected: [200],
    request() {
      number += 1
      return request(number)
    },
  }
}

/** Published pages of both languages, as browsers ask for them. */
export function pages(kind: string, url: string, perSecond: number): Traffic {
  const paths = everyPath()
  const headers = { 'Accept-Encoding': 'br' }
  return reads(kind, url, perSecond, (number) => ({ path: paths[number % paths.length] ?? '/', headers }))
}

export function posts(
  kind: string,
  url: string,
  perSecond: number,
  accepted: Accepted,
  first: number,
): Traffic {
  let number = first
  return {
    kind,
    url,
    perSecond,
    expected: [201],
    request() {
      number += 1
      return contactPost(number, addressOf(number))
    },
    answered({ text }) {
      accepted.references.push((JSON.parse(text) as { reference: string }).reference)
    },
  }
}

/** Spam from programs: refused most of the time, which is not an error. */
export function spam(kind: string, url: string, perSecond: number): Traffic {
  const signs = [{ [HONEYPOT]: 'http://spam.example' }, { [ELAPSED]: 10 }, { name: 'Win www.spam.example' }]
  let number = 0
  return {
    kind,
    url,
    perSecond,
    expected: [201, 429],
    request() {
      number += 1
      return contactPost(number, `192.0.2.${number % FLOODERS}`, signs[number % signs.length])
    },
  }
}

/** Reads lists with their filters, and every fourth time a request that came in. */
export function staff(
  kind: string,
  url: string,
  perSecond: number,
  cookie: string,
  accepted: Accepted,
): Traffic {
  return reads(kind, url, perSecond, (number) => {
    const reference = accepted.references.at(-1 - (number % 50))
    const list = plainPaths.admin + readings[number % readings.length]
    return { path: number % 4 || !reference ? list : requestPath(reference), headers: { cookie } }
  })
}

/** A staff tab that listens to the live inbox until the returned function is called. */
export function listen(url: string, cookie: string): () => void {
  const { hostname, port } = new URL(url)
  const stream = httpRequest({ host: hostname, port, path: plainPaths.inboxEvents, headers: { cookie } })
  stream.on('response', (response) => response.resume())
  stream.on('error', () => {})
  stream.end()
  return () => stream.destroy()
}
