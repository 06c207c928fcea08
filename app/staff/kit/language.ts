import { redirect } from 'react-router'
import { rememberLanguage } from '#app/accounts/cookies/language.server.ts'
import { firstStaffLang, langs } from '#app/content/language.ts'
import { isStaffPath, plainPaths } from '#app/site-map.ts'
import type { Route } from './+types/language.ts'
import { staffPage } from './staff-page.server.ts'

/** Stores the language of the staff area in a cookie and redirects back to the page where it was chosen. */
export async function action(args: Route.ActionArgs) {
  const { runtime, secure, field } = staffPage(args)
  const lang = langs.find((known) => known === field('lang')) ?? firstStaffLang
  return redirect(placeBack(field('back'), runtime.env.siteUrl), {
    headers: { 'Set-Cookie': rememberLanguage(lang, secure) },
  })
}

/** The staff page to return to; the sign-in page if `back` is not a URL of the staff area. */
function placeBack(back: string, siteUrl: string): string {
  const url = URL.parse(back, siteUrl)
  if (url?.origin !== new URL(siteUrl).origin || !isStaffPath(url.pathname)) return plainPaths.login
  return url.pathname + url.search
}

export function loader() {
  return redirect(plainPaths.login)
}
