import { data, Form, isRouteErrorResponse, Outlet, useMatches, useRouteError } from 'react-router'
import { takeNotice } from '#app/accounts/cookies/notice.server.ts'
import type { Denied } from '#app/accounts/guards.server.ts'
import { facts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { plainPaths } from '#app/site-map.ts'
import { Act, Go } from '#app/staff/kit/fields.tsx'
import { staffCopy } from '#app/staff-words.ts'
import staffStyles from '#app/styles/staff.css?url'
import type { Route } from './+types/frame.ts'
import { StaffHeader } from './header.tsx'
import { useScrollRestoration } from './kit/scroll-restoration.ts'
import { staffPage } from './kit/staff-page.server.ts'
import { Toasts } from './kit/toasts.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: staffStyles }]

export function loader(args: Route.LoaderArgs) {
  const { lang, secure, request } = staffPage(args)
  const copy = staffCopy(lang)
  const { notice, headers } = takeNotice(request, secure)
  const words =
    notice && Object.hasOwn(copy.notices, notice)
      ? copy.notices[notice as keyof typeof copy.notices]
      : undefined
  const { area, language, toggleTheme, close, skipToContent } = copy
  const { showPassword, thePassword } = copy.login
  return data(
    {
      lang,
      name: facts().business.name,
      notice: words,
      copy: { area, language, toggleTheme, close, skipToContent, showPassword, thePassword },
    },
    { headers },
  )
}

export type StaffFrame = Route.ComponentProps['loaderData']

/** The layout around every page of the staff area, sign-in included. It adds the area's name to a page's `title`, not to its `wholeTitle`. */
export default function Frame({ loaderData: frame }: Route.ComponentProps) {
  useScrollRestoration()
  const matches = useMatches()
  const { title, wholeTitle } = (matches.at(-1)?.loaderData ?? {}) as { title?: string; wholeTitle?: string }
  const { area } = frame.copy
  // The pages for signed-in staff have their navigation in the header (layout.tsx).
  const isSignedIn = matches.some(({ id }) => id === 'staff/layout')
  return (
    <>
      <title>{wholeTitle ?? (title ? `${title} | ${area}` : area)}</title>
      <meta name="robots" content="noindex" />
      <Go
        look="signal"
        href="#main-content"
        label={frame.copy.skipToContent}
        className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] focus:translate-y-0"
      />
      {!isSignedIn && <StaffHeader frame={frame} />}
      <Toasts notice={frame.notice} close={frame.copy.close} />
      <Outlet />
    </>
  )
}

const FAILED = {
  title: 'Une erreur est survenue · Something went wrong',
  fr: 'Rechargez la page dans un instant, puis vérifiez : ce que vous veniez d’écrire n’est peut-être pas enregistré.',
  en: 'Reload the page in a moment, then check: what you had just written may not be saved.',
}
const GONE = {
  title: 'Page introuvable · Page not found',
  fr: 'Il n’y a rien à cette adresse, ou ce qui y était a été effacé.',
  en: 'There is nothing at this address, or what was there was erased.',
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 403) {
    const { denied } = Object(error.data) as Partial<Denied>
    if (denied) return <AccessDenied words={denied} />
  }
  const { title, ...texts } = isRouteErrorResponse(error) && error.status === 404 ? GONE : FAILED
  return (
    <main className="wrap py-16" id="main-content">
      <title>{title}</title>
      <h1 className="title">{title}</h1>
      {langs.map((lang) => (
        <p key={lang} className="mt-4" lang={lang}>
          {texts[lang]}
        </p>
      ))}
      <Go look="line" href={plainPaths.admin} label="Demandes · Requests" className="mt-6" />
    </main>
  )
}

/** For someone who is signed in but has no access. */
function AccessDenied({ words }: { words: Denied['denied'] }) {
  return (
    <main
      id="main-content"
      lang={words.lang}
      className="wrap grid min-h-dvh max-w-xl content-center gap-5 py-12"
    >
      <title>{words.title}</title>
      <h1 className="title">{words.title}</h1>
      <p className="lead">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Go look="signal" href="/" label={words.goHome} />
        <Form method="post" action={plainPaths.signOut} reloadDocument>
          <Act look="line" label={words.signOut} />
        </Form>
      </div>
    </main>
  )
}
