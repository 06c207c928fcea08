import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { requireStaff, staffContext } from '#app/accounts/guards.server.ts'
import { runtimeContext } from '#app/context.server.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { countWaiting } from '#app/requests/life/open.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { liveCopy } from '#app/staff/kit/live-words.ts'
import { staffCopy } from '#app/staff-words.ts'
import { Plus } from '#app/ui/icon/icon.tsx'
import { seesRequests } from '#database/rows/role.ts'
import { errorFields } from '#platform/log.ts'
import type { Route } from './+types/layout.ts'
import type { Alerts } from './alerts/device-alerts.ts'
import { useAlerts } from './alerts/use-alerts.ts'
import type { loader as frameLoader } from './frame.tsx'
import { StaffHeader } from './header.tsx'
import { useInboxNews, useInboxQuestions } from './inbox/live/inbox-news.ts'
import { LeaveQuestion } from './kit/leave-question.tsx'
import { useSession } from './kit/session.ts'
import { staffPage } from './kit/staff-page.server.ts'
import { TabLinks, type Tabs } from './kit/tab-links.tsx'
import { PartTabs, StaffBottomBar } from './navigation.tsx'
import { stayOrLoad } from './offline/cached-at.ts'
import { OfflineStatus, StatusLine } from './offline/offline-status.tsx'
import { offlineWords } from './offline/offline-words.server.ts'
import { OpeningNotice } from './opening/notice.tsx'
import { openingNotice } from './opening/shown-records.server.ts'
import { partAt } from './staff-pages.ts'
import { staffWorker } from './worker/registration.ts'

/**
 * Guards every page, loader and action below this layout: in `routes.ts` they are its children. Pages of the desk read what other
 * processes have published: someone who has just published sees it, whichever process responds. The inbox does not wait for it.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, url }, next) => {
    const runtime = context.get(runtimeContext)
    // A page that asks for news by itself is no use of the account.
    const noted = url.pathname !== plainPaths.inboxNews
    context.set(staffContext, await requireStaff({ request, url }, runtime, { noted }))
    if (partAt(url.pathname) === 'desk') await runtime.desk.catchUp()
    return next()
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayOrLoad]

/** Having a loader here also makes every client-side navigation below call the server, and so pass the guard. */
export async function loader(args: Route.LoaderArgs) {
  const { runtime, db, lang, me } = staffPage(args)
  const { role, id, sessionId } = me
  const { admin, navigation } = staffCopy(lang)
  const { signOut, offline, leave, notSent, tooLarge, title, subtitle } = admin
  const waiting = () =>
    countWaiting(db, new Date()).catch((error: unknown) => {
      runtime.log.error('requests.unreadable', errorFields(error))
      return 0
    })
  return {
    lang,
    role,
    /** What staff have of the requests on every page. */
    inbox: seesRequests(role)
      ? {
          ours: await waiting(),
          offline: offlineWords(id, lang),
          alerts: { account: id, publicKey: runtime.alerts.publicKey },
        }
      : undefined,
    sessionId,
    opening: role === 'admin' ? await openingNotice(runtime, lang) : undefined,
    copy: {
      signOut,
      offline,
      leave,
      notSent,
      tooLarge,
      title,
      subtitle,
      noteCall: inboxCopy(lang).phoned.open,
      navigation,
      ours: liveCopy(lang).ours,
    },
  }
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const { copy, inbox } = loaderData
  const lost = useSession() === 'unreachable' ? copy.offline : undefined
  const [ours, setOurs] = useState(inbox?.ours ?? 0)
  const frame = useRouteLoaderData<typeof frameLoader>('staff')
  const { tabs } = (useMatches().at(-1)?.loaderData ?? {}) as { tabs?: Tabs }
  const isWide = ['requests', 'today'].includes(partAt(useLocation().pathname))
  return (
    <>
      <LeaveQuestion copy={copy} />
      {inbox && <LiveInbox inbox={inbox} session={loaderData.sessionId} ours={ours} setOurs={setOurs} />}
      {frame && (
        <StaffHeader frame={frame}>
          <PartTabs {...loaderData} ours={ours} />
        </StaffHeader>
      )}
      <main
        id="main-content"
        tabIndex={-1}
        className={`wrap grid grid-cols-1 gap-3 py-3 outline-none lg:wide ${isWide ? 'lg:gap-2' : 'lg:gap-4 lg:py-4'}`}
      >
        <div className="contents lg:flex lg:items-center lg:gap-x-4">
          <Title copy={copy} />
          <OpeningNotice notice={loaderData.opening} />
        </div>
        {inbox ? <OfflineStatus words={inbox.offline} lost={lost} /> : <StatusLine>{lost}</StatusLine>}
        <div className={`group/page ${isWide ? 'contents' : 'grid max-w-6xl grid-cols-1 gap-4'}`}>
          {tabs && <TabLinks {...tabs} />}
          <Outlet />
        </div>
      </main>
      <StaffBottomBar {...loaderData} ours={ours} />
    </>
  )
}

type LiveInboxProps = {
  inbox: NonNullable<Route.ComponentProps['loaderData']['inbox']>
  session: string
  ours: number
  setOurs(ours: number): void
}

/** Follows the requests: how many wait for the garage, from the loader, then from the inbox's news; alerts; pages kept offline. */
function LiveInbox({ inbox, session, ours, setOurs }: LiveInboxProps) {
  useEffect(() => setOurs(inbox.ours), [inbox, setOurs])
  useInboxQuestions()
  const news = useInboxNews()
  useEffect(() => {
    if (news.ours !== undefined) setOurs(news.ours)
  }, [news, setOurs])
  useCountInTitle(ours)
  useEffect(() => void staffWorker(), [])
  return <DeviceAlerts key={session} alerts={inbox.alerts} ours={ours} />
}

/** Its key is the session, with which a device's subscription ends: in a new one, as after a new password, it is renewed. */
function DeviceAlerts({ alerts, ours }: { alerts: Alerts; ours: number }) {
  useAlerts(alerts, ours)
  return null
}

const COUNT = /^\(\d+\) /

/** Shows how much waits for the garage before the title of the current page: "(3) …". */
function useCountInTitle(waiting: number): void {
  // After every render, because each page sets its own title.
  useEffect(() => {
    const bare = document.title.replace(COUNT, '')
    const title = waiting ? `(${waiting}) ${bare}` : bare
    if (document.title !== title) document.title = title
  })
}

type TitleProps = { copy: Route.ComponentProps['loaderData']['copy'] }

const TITLE = 'text-lg/6 font-bold lg:text-xl/11'

/** The page's h1. A request's pages have headings of their own: there the h1 is for screen readers only. */
function Title({ copy: { title, subtitle, noteCall, navigation } }: TitleProps) {
  const { pathname } = useLocation()
  if (pathname !== plainPaths.admin) {
    const part = partAt(pathname)
    return <h1 className={part === 'requests' ? 'sr-only' : TITLE}>{navigation[part]}</h1>
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 lg:contents">
      <h1 className={TITLE}>{title}</h1>
      <p className="small mr-auto text-ink-soft max-lg:order-2 max-lg:w-full max-lg:leading-tight">
        {subtitle}
      </p>
      <Link
        to={plainPaths.newRequest}
        className="action action-line order-1 min-h-11 bg-surface px-2 lg:px-3"
      >
        <Plus size={18} />
        {noteCall}
      </Link>
    </div>
  )
}
