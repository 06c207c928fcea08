import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Lang } from '#app/content/language.ts'
import { answerFollow } from '#app/public/followed/follow.server.tsx'
import { addressOf, withTokens } from '#app/requests/follow/links.server.ts'
import { type Act, act } from '#app/requests/life/act.server.ts'
import { type Change, change as changed } from '#app/requests/life/change.server.ts'
import { receiveRequest } from '#app/requests/requests.server.ts'
import { followedToken } from '#app/site-map.ts'
import { type OpenedDatabase, oneEngine } from '../engines.ts'
import { addPerson } from '../staff/in-database.ts'
import { deskOf, linkKey, NOW, owner, storyOf } from './evaluated.ts'
import { typed } from './stored-request.ts'

type FollowedPage = Awaited<ReturnType<typeof followedPage>>

/** Gives each test of a file a request that just came in, whose page it opens and whose garage it is. Registers hooks. */
export function followedPageForEach(): FollowedPage {
  const page = {} as FollowedPage
  beforeEach(async () => {
    Object.assign(page, await followedPage(await oneEngine.open()))
  })
  afterEach(() => {
    vi.useRealTimers()
    return page.opened.close()
  })
  return page
}

async function followedPage(opened: OpenedDatabase) {
  const { db } = opened.database
  let logged = ''
  const desk = deskOf(opened, (text) => (logged += text))
  await addPerson(db, owner)

  async function receive(more: Record<string, string> = {}): Promise<string> {
    const sent = { values: { ...typed, ...more }, lang: 'fr' as const }
    const answer = await receiveRequest(desk, sent, { address: '203.0.113.7' })
    if (answer.kind !== 'received') throw new Error(answer.kind)
    return answer.reference
  }
  const reference = await receive()

  const mails = (kind: string) => db.selectFrom('jobs').selectAll().where('mail', '=', kind).execute()
  /** A stored mail as it leaves. */
  const leaving = <Kept extends Parameters<typeof withTokens>[1]>(mail: Kept | undefined) =>
    mail && withTokens(linkKey.secret, mail)
  const story = (of = reference) => storyOf(opened, of)
  /** Takes an act of the garage. */
  const take = <Why,>(does: Act<Why>, of = reference) => act(desk, { reference: of, by: owner }, does)
  const change = async (wanted: Change, of = reference) =>
    (await act(desk, { reference: of, by: owner }, changed(wanted))).why ?? 'done'
  const token = async (of = reference) => {
    const { request } = await story(of)
    return followedToken((await addressOf(db, linkKey, request))?.replace(linkKey.siteUrl, '') ?? '') ?? ''
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
    const asked = { token: address, ...(photo && { photo }), visit, form: data }
    const answer = await answerFollow({ ...asked, runtime: desk, caller: { address: from } })
    if (answer instanceof Response)
      return { status: answer.status, headers: Object.fromEntries(answer.headers), html: await answer.text() }
    const { default: Page } = answer.page
    return { status: answer.status, headers: answer.headers, html: renderToStaticMarkup(<Page {...visit} />) }
  }
  return {
    ...{ opened, db, desk, reference },
    ...{ receive, mails, leaving, story, take, change, token, see },
    /** All that was logged: an error writes at once what waits. */
    logged() {
      desk.log.error('end')
      return logged
    },
  }
}
