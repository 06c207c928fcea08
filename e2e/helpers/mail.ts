import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** Every mail of a garage without a mail server, in the order they were written. */
async function mailsIn(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name))
  return Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  )
}

/** The mails an address received, once there are so many. */
export async function mailsTo(dataDir: string, address: string, count = 1): Promise<Email[]> {
  let theirs: Email[] = []
  await expect
    .poll(
      async () => {
        theirs = (await mailsIn(dataDir)).filter((mail) => mail.to?.some((to) => to.address === address))
        return theirs.length
      },
      { message: `mails to ${address}` },
    )
    .toBeGreaterThanOrEqual(count)
  return theirs
}
