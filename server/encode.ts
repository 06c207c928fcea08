import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Bits of a block, brotli's own choice first. It is not always the smallest: another saved 96 bytes of the home page. */
const BLOCKS = [0, constants.BROTLI_MIN_INPUT_BLOCK_BITS]

/** A body in the forms browsers take. `quality` is brotli's, 0 to 11; at the highest, more than one way is tried and gzip does its best too. */
export async function encode(body: Buffer, quality: number): Promise<Record<Encoding, Buffer>> {
  const best = quality === constants.BROTLI_MAX_QUALITY
  const blocks = best ? BLOCKS : BLOCKS.slice(0, 1)
  const gz = zip(body, { level: best ? constants.Z_BEST_COMPRESSION : constants.Z_DEFAULT_COMPRESSION })
  let br: Buffer | undefined
  // One way after the other: visitors are answered meanwhile.
  for (const block of blocks) {
    const packed = await brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
      },
    })
    if (!br || packed.length < br.length) br = packed
  }
  return { br: br ?? body, gzip: await gz, identity: body }
}

/** The best encoding that `Accept-Encoding` allows: brotli, else gzip, else none. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}
