import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Alert } from '#app/push/alert.ts'
import type { SendPush } from '#app/push/post-push.server.ts'

const HOST = 'https://fcm.googleapis.com'

type Answer = { status: number; headers?: Record<string, string> }

/** A decrypted message, with the headers and signature it was posted with. */
type Received = {
  device: string
  alert: Alert
  ttl: number
  urgency: string
  signedBy: string
  subject: string
}

/**
 * A fake push service on loopback: it accepts messages signed for it and decrypts them with the keys of its own devices,
 * as a browser would. The site posts through `send`.
 */
export async function startPushService() {
  const devices = new Map<string, ReturnType<typeof newDevice>>()
  const received: Received[] = []
  const paths: string[] = []
  let answers: Answer[] = []

  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const device = devices.get(path)
    const body = await buffer(request)
    paths.push(path)
    const { status, headers } = answers.shift() ?? { status: device ? 201 : 410 }
    if (device && status === 201) {
      const { signedBy, subject } = await signature(request)
      const alert = JSON.parse(decrypted(body, device)) as Alert
      const ttl = Number(request.headers.ttl)
      received.push({ device: path, alert, ttl, urgency: `${request.headers.urgency}`, signedBy, subject })
    }
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const send: SendPush = (endpoint, init) => {
    const { origin, pathname } = new URL(endpoint)
    if (origin !== HOST) throw new Error(`${origin} is not this service`)
    return fetch(`http://127.0.0.1:${port}${pathname}`, init)
  }

  return {
    send,
    line: `http://127.0.0.1:${port}`,
    /** Every accepted message, oldest first. */
    received,
    /** The path of every post, accepted or not. */
    paths,
    /** Sets the answers to the next posts. */
    answer(...next: Answer[]) {
      answers = next
    },
    /** Subscribes a new device, as a browser would. */
    subscribe() {
      const path = `/fcm/send/${randomBytes(8).toString('hex')}`
      const device = newDevice()
      devices.set(path, device)
      return {
        path,
        target: { endpoint: HOST + path, p256dh: device.p256dh, auth: device.auth.toString('base64url') },
      }
    },
    /** Removes the subscription of a device. */
    forget(path: string) {
      devices.delete(path)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function newDevice() {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys('base64url')
  return { keys, p256dh, auth: randomBytes(16) }
}

/** A key pair in the format of `VAPID_PUBLIC_KEY` and `VAPID_PRIVATE_KEY`. */
export function keyPair() {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys('base64url')
  const privateKey = Buffer.from(keys.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  return { publicKey, privateKey }
}

/** Who signed a message for this service (RFC 8292). @throws if the signature is wrong, expired or for another service */
async function signature({ headers }: IncomingMessage) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signed = ''] = token.split('.')
  const [point, bytes] = [Buffer.from(key, 'base64url'), Buffer.from(signed, 'base64url')]
  const curve = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const publicKey = await crypto.subtle.importKey('raw', point, curve, false, ['verify'])
  const isTrue = await crypto.subtle.verify(curve, publicKey, bytes, Buffer.from(`${head}.${claims}`))
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const hours = (exp * 1_000 - Date.now()) / 3_600_000
  if (!isTrue || aud !== HOST || hours <= 0 || hours > 24) throw new Error('Not signed for this service')
  return { signedBy: key, subject: `${sub}` }
}

/** Decrypts a body with the keys of a device (RFC 8291, RFC 8188). */
function decrypted(body: Buffer, { keys, auth }: ReturnType<typeof newDevice>): string {
  const salt = body.subarray(0, 16)
  const from = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + from.length)
  const derive = (secret: Buffer, salted: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), from])
  const shared = derive(keys.computeSecret(from), auth, about, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
