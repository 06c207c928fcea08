import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Written } from '#app/ui/written.tsx'
import { write } from '#app/written.server.ts'
import type { Route } from './+types/about.ts'
import { aboutContent } from './about/about-content.server.ts'
import { AboutPage } from './about/about-page.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  write(context, { about: <AboutPage {...aboutContent(lang)} /> })
  return { meta: pageMeta(content(lang).headings.about, url.pathname) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function About() {
  return <Written part="about" />
}
