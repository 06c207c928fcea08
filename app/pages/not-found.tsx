import { data } from 'react-router'
import { langOf } from '#app/content/language.ts'
import { Written } from '#app/ui/written.tsx'
import { write } from '#app/written.server.ts'
import type { Route } from './+types/not-found.ts'
import { notFoundContent } from './not-found/not-found-content.server.ts'
import { NotFoundPage } from './not-found/not-found-page.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const page = notFoundContent(langOf(url.pathname))
  write(context, { 'not-found': <NotFoundPage {...page} /> })
  return data({ title: page.title }, { status: 404 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function NotFound() {
  return <Written part="not-found" />
}
