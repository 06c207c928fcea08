import { renderToStaticMarkup } from 'react-dom/server'
import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { answerFollow } from '#app/public/followed/follow.server.tsx'
import { pageOf } from '#app/requests/follow/links.server.ts'
import { type Change, changeRequest } from '#app/requests/handling/changes.server.ts'
import { noRequestLimits } from '#app/requests/limits.server.ts'
import { receiveRequest } from '#app/requests/requests.server.ts'
import { followedToken } from '#app/site-map.ts'
import { createLog } from '#platform/log.ts'
import type { OpenedDatabase } from '../engines.ts'
import { addOwner, deskOf, linkKey, NOW, owner, storyOf } from './evaluated.ts'
import { typed } from './stored-request.ts'

export const { secret: SECRET } = linkKey
export const HOUR = 3_600_000

export type FollowedPage = Awaited<ReturnType<typeof followedPage>>

/** A request that just came in, whose page a test opens and whose garage it is. */
export async function followedPage(opened: OpenedDatabase) {
  const { database } = opened
  let logged = ''
  await addOwner(opened)

  const { log, flush } = createLog('debug', {
    write: (text: string) => {
      logged += text
    },
  })

  const runtime = () => ({ ...deskOf(opened), log, requestLimits: noRequestLimits }) as unknown as Runtime

  async function receive(more: Record<string, string> = {}): Promise<string> {
    const sent = { values: { ...typed, ...more }, lang: 'fr' as const }
    const answer = await receiveRequest(runtime(), sent, { address: '203.0.113.7' })
    if (answer.kind !== 'received') throw new Error(answer.kind)
    return answer.reference
  }
  const reference = await receive()

  const mails = (kind: string) =>
    database.db.selectFrom('jobs').selectAll().where('mail', '=', kind).execute()
  const story = (of = reference) => storyOf(opened, of)
  const change = async (wanted: Change) =>
    changeRequest(database.db, {
      reference,
      seen: (await story()).request.version,
      change: wanted,
      by: owner,
    })
  const token = async (of = reference) => {
    const { request } = await story(of)
    return followedToken((await pageOf(database.db, SECRET, request)) ?? '') ?? ''
  }
  /** What a browser gets at an address. */
  async function see(
    address: string,
    {
      now = NOW,
      lang = 'fr' as Lang,
      query = '',
      form = undefined as Record<string, string> | undefined,
      from = '203.0.113.7',
      photo = undefined as string | undefined,
    } = {},
  ) {
    const visit = {
      lang,
      path: `/suivi/${address}`,
      place: undefined,
      query: new URLSearchParams(query),
      now,
    }
    const data = form && new FormData()
    for (const [name, value] of Object.entries(form ?? {})) data?.set(name, value)
    const answer = await answerFollow({
      token: address,
      ...(photo && { photo }),
      visit,
      runtime: runtime(),
      caller: { address: from },
      form: data,
    })
    if (answer instanceof Response)
      return { status: answer.status, headers: Object.fromEntries(answer.headers), html: await answer.text() }
    const { default: Page } = answer.page
    return { status: answer.status, headers: answer.headers, html: renderToStaticMarkup(<Page {...visit} />) }
  }
  const logLines = () => {
    flush()
    return logged
  }
  return { runtime, receive, reference, mails, story, change, token, see, logged: logLines }
}
