import { business } from '#app/content/business.ts'
import { longDate } from '#app/content/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { titledNamedPicture } from '#app/content/picture-data.server.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'

/** Everything the projects page shows in one language. */
export function projectsContent(lang: Lang) {
  const { projects, projectsPage, headings } = content(lang)
  return {
    ...projectsPage,
    heading: headings.projects.heading,
    projects: projects.map(({ image, date, ...project }) => ({
      ...project,
      date,
      dateText: longDate(date, lang),
      picture: titledNamedPicture(image, lang),
    })),
    quote: href('contact', lang),
    phone: `tel:${business.phone}`,
  }
}

export type ProjectsContent = ReturnType<typeof projectsContent>
