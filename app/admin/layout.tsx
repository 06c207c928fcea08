import { Form, Outlet } from 'react-router'
import { adminContext, requireAdmin } from '#app/auth/guards.server.ts'
import { staffCopy } from '#app/content/staff.ts'
import { runtimeContext } from '#app/runtime.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { languageOf } from '#app/staff/language.server.ts'
import type { Route } from './+types/layout.ts'
import { Navigation } from './navigation.tsx'
import { announceSignOut, useSession } from './session.ts'

/** Every page, loader and action below this frame is for admins: they stand in `routes.ts` as its children. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    context.set(adminContext, await requireAdmin(request, context.get(runtimeContext)))
    return next()
  },
]

/** Also makes every change of page below ask the server, and so pass the guard. */
export function loader({ request }: Route.LoaderArgs) {
  const { admin, navigation } = staffCopy(languageOf(request))
  const { signOut, signingOut, offline, title, subtitle } = admin
  return { copy: { signOut, signingOut, offline, title, subtitle, navigation } }
}

export default function AdminLayout({ loaderData: { copy } }: Route.ComponentProps) {
  const session = useSession()
  return (
    <main id="main-content" className="wrap grid gap-8 py-8 md:py-12">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="title">{copy.title}</h1>
          <p className="mt-2 text-ink-soft">{copy.subtitle}</p>
        </div>
        <Form method="post" action={plainPaths.signOut} reloadDocument onSubmit={announceSignOut}>
          <button type="submit" className="action action-line">
            {copy.signOut}
          </button>
        </Form>
      </div>
      <Navigation words={copy.navigation} />
      {session === 'unreachable' && (
        <p role="status" className="border-l-4 border-accent bg-steel p-4 font-semibold">
          {copy.offline}
        </p>
      )}
      <Outlet />
    </main>
  )
}
