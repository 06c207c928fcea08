import { redirect } from 'react-router'
import { langs } from '#app/content/language.ts'
import { runtimeContext } from '#app/runtime.server.ts'
import { isStaffPath, plainPaths } from '#app/site-map.ts'
import type { Route } from './+types/language.ts'
import { rememberLanguage } from './language.server.ts'

/** Remembers the language of the staff area and goes back to where the choice was made. */
export async function action({ request, context }: Route.ActionArgs) {
  const { env } = context.get(runtimeContext)
  const form = await request.formData()
  const lang = langs.find((known) => known === form.get('lang')) ?? 'en'
  const back = `${form.get('back') ?? ''}`
  const [pathname = ''] = back.split(/[?#]/)
  return redirect(isStaffPath(pathname) ? back : plainPaths.login, {
    headers: { 'Set-Cookie': rememberLanguage(lang, env.secure) },
  })
}

export function loader() {
  return redirect(plainPaths.login)
}
