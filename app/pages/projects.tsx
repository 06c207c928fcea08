import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import type { Route } from './+types/projects.ts'

export function loader({ url }: Route.LoaderArgs) {
  const page = content(langOf(url.pathname)).headings.projects
  return { heading: page.heading, meta: pageMeta(page, url.pathname) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.heading}</h1>
}
