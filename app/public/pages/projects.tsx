import { facts } from '#app/content/facts.ts'
import { longDate } from '#app/content/hours/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { titledNamedPicture } from '#app/content/picture-data.server.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { CallBand } from '#app/ui/call-band.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Visit } from './page.ts'
import { ReadingHead } from './parts/reading-head.tsx'
import { Sample } from './parts/sample.tsx'

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.projects, path)
}

export default function Projects({ lang }: Visit) {
  const { projects, projectsPage, headings, interface: words } = content(lang)
  const { callToAction } = projectsPage
  return (
    <>
      <ReadingHead
        lang={lang}
        crumbs={[{ label: words.nav.projects }]}
        heading={headings.projects.heading}
        lead={projects.length > 0 && projectsPage.subtitle}
      />
      <div className="grid gap-y-10 pb-[clamp(2.5rem,6vw,5.5rem)] lg:gap-y-0">
        {projects.map((project, index) => (
          <Project key={project.title} lang={lang} project={project} place={index} />
        ))}
      </div>
      <CallBand
        heading={callToAction.heading}
        text={callToAction.text}
        action={{ href: href('contact', lang), label: callToAction.quoteButton }}
        call={{ href: `tel:${facts().business.phone}`, label: callToAction.callButton }}
      />
    </>
  )
}

type ProjectProps = {
  lang: Lang
  project: Content['projects'][number]
  place: number
}

/** Aligns the text with the page's margin, although its half of the row starts at the window's edge. */
const FROM_PAGE_MARGIN = 'lg:pl-[max(var(--margin),calc((100vw-84rem)/2+var(--margin)))]'

/** A picture to the edge of the window with its text beside it, on alternating sides. */
function Project({ lang, project, place }: ProjectProps) {
  const picture = titledNamedPicture(project.image, lang)
  const turned = place % 2 === 1
  return (
    <article data-reveal="" className="grid items-center lg:grid-cols-2">
      <figure className={turned ? 'lg:order-last' : ''}>
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) 50vw, 100vw"
          eager={place === 0}
          className="aspect-[3/2] w-full"
        />
        <figcaption
          className={`small px-(--margin) pt-2 text-ink-soft lg:px-[clamp(1.125rem,4vw,3.5rem)] ${turned ? '' : FROM_PAGE_MARGIN}`}
        >
          {!project.placeholder && picture.illustration && (
            <b className="font-semibold text-ink">{content(lang).projectsPage.illustration}. </b>
          )}
          {picture.caption}
        </figcaption>
      </figure>
      <div
        className={`px-(--margin) pt-6 lg:px-[clamp(1.125rem,4vw,3.5rem)] lg:py-10 ${turned ? FROM_PAGE_MARGIN : 'lg:max-w-[42rem]'}`}
      >
        <p className="label flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
          <Sample lang={lang} of={project.placeholder} />
          <span className="text-accent">{project.category}</span>
          <time dateTime={project.date}>{longDate(project.date, lang)}</time>
        </p>
        <h2 className="title mt-2">{project.title}</h2>
        <p className="lead measure mt-4 text-ink-soft">{project.description}</p>
      </div>
    </article>
  )
}
