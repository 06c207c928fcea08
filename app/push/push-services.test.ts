import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPushTarget } from './devices.server.ts'
import { isPushAddress } from './push-services.ts'

const keys = createECDH('prime256v1')
const target = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  p256dh: keys.generateKeys('base64url'),
  auth: 'a'.repeat(22),
}

test.each([
  'https://fcm.googleapis.com/fcm/send/x',
  'https://jmt17.google.com/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://push.apple.com/x',
  'https://web.push.apple.com/x',
  'https://wns2-by3p.notify.windows.com/w/?token=x',
  'https://fcm.googleapis.com:443/x',
  `https://fcm.googleapis.com/${'x'.repeat(973)}`,
])('%s is an address of a push service', (address) => {
  expect(isPushAddress(address)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/x',
  'https://me@fcm.googleapis.com/x',
  'https://:secret@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil-fcm.googleapis.com/x',
  'https://fcmXgoogleapis.com/x',
  'https://evilnotify.windows.com/x',
  'https://x.jmt17.google.com/x',
  'https://push.services.mozilla.com.example/x',
  'https://evilpush.apple.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  `https://fcm.googleapis.com/${'x'.repeat(974)}`,
  'javascript:alert(1)',
  '',
])('%s is none: nothing is ever posted there', (address) => {
  expect(isPushAddress(address)).toBe(false)
  expect(readPushTarget({ ...target, endpoint: address })).toBeUndefined()
})

test('a subscription has a key that is a point on the curve, and a secret of its length', () => {
  expect(readPushTarget(target)).toEqual(target)
  const broken = [
    { p256dh: '' },
    { p256dh: 'A'.repeat(87) },
    { p256dh: target.p256dh.slice(1) },
    { p256dh: `${target.p256dh}A` },
    { auth: 'short' },
    { auth: 'a'.repeat(23) },
    { auth: `${'a'.repeat(21)}+` },
  ]
  for (const one of broken) expect(readPushTarget({ ...target, ...one }), JSON.stringify(one)).toBeUndefined()
})
