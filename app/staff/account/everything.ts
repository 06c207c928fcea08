import { makeZip } from 'client-zip'
import type { Kysely } from 'kysely'
import { accountsCopy } from '#app/accounts/words.ts'
import { facts } from '#app/content/facts.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import { type Lang, langs } from '#app/content/language.ts'
import type { PicturePlace } from '#app/content/own-pictures.ts'
import { content } from '#app/content/snapshot.ts'
import type { Runtime } from '#app/context.server.ts'
import { withStories } from '#app/personal-data/export.server.ts'
import { everyRequest } from '#app/requests/handling/inbox.server.ts'
import { readFilter } from '#app/requests/handling/inbox.ts'
import { asTable } from '#app/staff/inbox/export-row.server.ts'
import { queryOf } from '#app/staff/inbox/shown-filter.server.ts'
import { fileHeaders } from '#app/staff/kit/file-headers.server.ts'
import { refuseData } from '#app/staff/kit/no-data.server.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { staffCopy } from '#app/staff-words.ts'
import type { Tables } from '#database/tables.ts'
import type { Route } from './+types/everything.ts'

export const middleware = [refuseData]

/** All that the garage has here, as one file: what the site says, its articles and photographs, and every request with its story. */
export function loader(args: Route.LoaderArgs) {
  const { runtime, lang } = staffPage(args)
  const now = new Date()
  runtime.log.info('everything.taken')
  const headers = fileHeaders(`garage-${dayOf(now)}.zip`, 'application/zip')
  return new Response(makeZip(everything(runtime, lang, now)), { headers })
}

async function* everything({ database: { db }, pictures }: Runtime, lang: Lang, lastModified: Date) {
  const { files } = accountsCopy(lang).account.everything
  const file = <Input>(name: string, input: Input) => ({ name, input, lastModified })
  yield file(files.about.name, files.about.text)
  const { changedOn: _, given: __, ...said } = facts()
  yield file(`${files.site}.json`, JSON.stringify(said, null, 2))
  for (const each of langs)
    for (const { slug, title, excerpt, markdown } of content(each).posts)
      yield file(`${files.articles}/${slug}.${each}.md`, `# ${title}\n\n${excerpt}\n\n${markdown}`)
  for (const [place, picture] of Object.entries(facts().pictures) as [PicturePlace, { sha: string }][]) {
    const stored = await pictures.byHash(picture.sha)
    if (stored) yield file(`${files.photographs}/${place}.webp`, stored.bytes)
  }
  const requests = staffCopy(lang).admin.views.inbox.toLowerCase()
  yield file(`${requests}.csv`, asTable(db, everyBatch(db, lastModified), lang))
  yield file(`${requests}.json`, storiesAsJson(db, lastModified))
}

/** Spam too. */
async function* everyBatch(db: Kysely<Tables>, now: Date) {
  for (const address of ['', 'status=spam'])
    yield* everyRequest(db, queryOf(readFilter(new URLSearchParams(address)), now))
}

async function* storiesAsJson(db: Kysely<Tables>, now: Date) {
  let between = '[\n'
  for await (const rows of everyBatch(db, now))
    for (const story of await withStories(db, rows)) {
      yield between + JSON.stringify(story)
      between = ',\n'
    }
  yield between === ',\n' ? '\n]\n' : '[]\n'
}
