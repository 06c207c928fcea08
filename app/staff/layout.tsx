import { useEffect, useState } from 'react'
import { Form, Outlet } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { adminContext, requireStaff } from '#app/accounts/guards.server.ts'
import { liveCopy } from '#app/content/staff/live.ts'
import { staffCopy } from '#app/content/staff/staff.ts'
import { runtimeContext } from '#app/context.server.ts'
import { countUnread } from '#app/requests/inbox/inbox.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { errorFields } from '#platform/log.ts'
import type { Route } from './+types/layout.ts'
import { useInboxNews } from './inbox/live/inbox-news.ts'
import { chimeOnce } from './inbox/live/sound.ts'
import { useUnreadTitle } from './inbox/live/unread-title.ts'
import { signOutHere, useSession } from './kit/session.ts'
import { Navigation } from './navigation.tsx'
import { setUpNotice } from './set-up/notice.server.ts'
import { SetUpNotice } from './set-up/notice.tsx'
import { useStaffWorker } from './worker/registration.ts'

/** Every page, loader and action below this frame is for the staff: they stand in `routes.ts` as its children. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    context.set(adminContext, await requireStaff(request, context.get(runtimeContext)))
    return next()
  },
]

/** Also makes every change of page below ask the server, and so pass the guard. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, log } = context.get(runtimeContext)
  const lang = languageOf(request)
  const { admin: isAdmin } = context.get(adminContext)
  const { admin, navigation } = staffCopy(lang)
  const { signOut, signingOut, offline, title, subtitle } = admin
  const unread = await countUnread(database.db).catch((error: unknown) => {
    log.error('submissions.unreadable', errorFields(error))
    return 0
  })
  return {
    unread,
    lang,
    isAdmin,
    setUp: isAdmin ? await setUpNotice(context.get(runtimeContext), lang) : undefined,
    copy: { signOut, signingOut, offline, title, subtitle, navigation, unread: liveCopy(lang).unread },
  }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { copy, lang, isAdmin } = loaderData
  const session = useSession()
  const unread = useUnread(loaderData)
  useUnreadTitle(unread)
  useStaffWorker()
  return (
    <main id="main-content" className="wrap grid gap-8 py-8 md:py-12">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="title">{copy.title}</h1>
          <p className="mt-2 text-ink-soft">{copy.subtitle}</p>
        </div>
        <Form method="post" action={plainPaths.signOut} reloadDocument onSubmit={signOutHere}>
          <button type="submit" className="action action-line">
            {copy.signOut}
          </button>
        </Form>
      </div>
      <Navigation
        words={copy.navigation}
        unread={unread}
        unreadWords={copy.unread}
        lang={lang}
        isAdmin={isAdmin}
      />
      {session === 'unreachable' && (
        <p role="status" className="border-l-4 border-accent bg-steel p-4 font-semibold">
          {copy.offline}
        </p>
      )}
      <SetUpNotice notice={loaderData.setUp} />
      <Outlet />
    </main>
  )
}

/** How many requests are unread: as the page came, and as it is told since. */
function useUnread(loaderData: { unread: number }): number {
  const [unread, setUnread] = useState(loaderData.unread)
  useEffect(() => setUnread(loaderData.unread), [loaderData])
  useInboxNews((told) => {
    if (typeof told === 'string') return
    setUnread(told.unread)
    if (told.fresh.length) chimeOnce()
  })
  return unread
}
