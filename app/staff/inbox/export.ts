import { dayOf } from '#app/content/hours/opening.ts'
import { everyRequest } from '#app/requests/handling/inbox.server.ts'
import { readFilter } from '#app/requests/handling/inbox.ts'
import { fileHeaders } from '#app/staff/kit/file-headers.server.ts'
import { refuseData } from '#app/staff/kit/no-data.server.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { staffCopy } from '#app/staff-words.ts'
import type { Route } from './+types/export.ts'
import { asTable } from './export-row.server.ts'
import { queryOf } from './shown-filter.server.ts'

export const middleware = [refuseData]

/** Streams the requests of a filter as a CSV file, in batches. */
export function loader(args: Route.LoaderArgs) {
  const { db, lang, url } = staffPage(args)
  const now = new Date()
  const batches = everyRequest(db, queryOf(readFilter(url.searchParams), now))
  const text = asTable(db, batches, lang)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await text.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(value))
    },
  })
  const name = `${staffCopy(lang).admin.views.inbox}-${dayOf(now)}.csv`.toLowerCase()
  return new Response(body, { headers: fileHeaders(name, 'text/csv') })
}
