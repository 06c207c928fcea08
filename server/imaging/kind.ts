/** Maximum size of an uploaded picture, in bytes. */
export const PICTURE_LIMIT = 12 * 1024 * 1024

/** Why a picture is rejected. */
export type PictureRefusal =
  | 'empty'
  | 'large'
  | 'heic'
  | 'type'
  | 'animated'
  | 'pixels'
  | 'small'
  | 'broken'
  | 'slow'

/** The type of a file by its first bytes, whatever its name says; or why it is rejected. */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | PictureRefusal {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > PICTURE_LIMIT) return 'large'
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return isAnimatedPng(bytes) ? 'animated' : 'png'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  // HEIC, the format of many phones: its container also holds video, so the brand decides.
  if (/^(hei[cfmsx]|hev[cmsx]|mif1|msf1)/.test(start.slice(4, 8) === 'ftyp' ? start.slice(8) : ''))
    return 'heic'
  return 'type'
}

/** An animated PNG has an `acTL` chunk before its first `IDAT`; decoders show only the first frame. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = 8
  while (at + 8 <= file.length) {
    const name = file.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    at += 12 + file.readUInt32BE(at)
  }
  return false
}
