import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** Mails that contain an address, in the order they were written, from a garage without a mail server. */
async function mailsWith(dataDir: string, address: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name))
  const files = await Promise.all(names.toSorted().map((name) => readFile(path.join(folder, name))))
  // Tests share a garage: most mails belong to other tests and need no parsing.
  return Promise.all(files.filter((file) => file.includes(address)).map((file) => PostalMime.parse(file)))
}

/** The mails an address received, once there are `count`. */
export async function mailsTo(dataDir: string, address: string, count = 1): Promise<Email[]> {
  let theirs: Email[] = []
  await expect
    .poll(
      async () => {
        const mails = await mailsWith(dataDir, address)
        theirs = mails.filter((mail) => mail.to?.some((to) => to.address === address))
        return theirs.length
      },
      { message: `mails to ${address}` },
    )
    .toBeGreaterThanOrEqual(count)
  return theirs
}
