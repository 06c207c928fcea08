import { createOTP } from '@better-auth/utils/otp'

const PERIOD = 30_000

/** An authenticator app set up from the `otpauth://…` URI that a page shows. */
export function authenticator(address: string) {
  const key = new URL(address).searchParams.get('secret') ?? ''
  const secret = Buffer.from(fromBase32(key)).toString()
  return {
    /** The code of the current 30-second period, or of the one `shift` periods later. */
    code: (shift = 0) => createOTP(secret).hotp(Math.floor(Date.now() / PERIOD) + shift),
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function fromBase32(text: string): Uint8Array {
  const bits = [...text.replaceAll('=', '')]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
