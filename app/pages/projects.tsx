import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Written } from '#app/ui/written.tsx'
import { write } from '#app/written.server.ts'
import type { Route } from './+types/projects.ts'
import { projectsContent } from './projects/projects-content.server.ts'
import { ProjectsPage } from './projects/projects-page.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  write(context, { projects: <ProjectsPage {...projectsContent(lang)} /> })
  return { meta: pageMeta(content(lang).headings.projects, url.pathname) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Projects() {
  return <Written part="projects" />
}
