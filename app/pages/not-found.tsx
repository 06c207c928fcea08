import { data } from 'react-router'
import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import type { Route } from './+types/not-found.ts'

export function loader({ url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  const copy = content(lang).interface
  return data({ ...copy.notFound, home: copy.home, homeHref: href('home', lang) }, { status: 404 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <section>
      <h1>{loaderData.heading}</h1>
      <p>{loaderData.text}</p>
      <a href={loaderData.homeHref}>{loaderData.home}</a>
    </section>
  )
}
