import { CallBand } from '#app/ui/call-band.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ProjectsContent } from './projects-content.server.ts'

export function ProjectsPage({ projects, callToAction, ...page }: ProjectsContent) {
  const examples = projects.some((project) => project.placeholder)
  return (
    <>
      <PageHead heading={page.heading} lead={page.subtitle} />
      <div className="grid gap-y-14 pb-[clamp(3.5rem,8vw,7.5rem)] lg:gap-y-0">
        {projects.map((project, index) => (
          <Project key={project.title} project={project} words={page} place={index} />
        ))}
        {examples && (
          <p className="later wrap lg:mt-14">
            <span className="measure block border-l-4 border-line-strong pl-5 text-ink-soft">
              {page.exampleNote}
            </span>
          </p>
        )}
      </div>
      <CallBand
        heading={callToAction.heading}
        text={callToAction.text}
        action={{ href: page.quote, label: callToAction.quoteButton }}
        call={{ href: page.phone, label: callToAction.callButton }}
      />
    </>
  )
}

type ProjectProps = {
  project: ProjectsContent['projects'][number]
  words: Pick<ProjectsContent, 'example' | 'illustration'>
  place: number
}

/** A picture to the edge of the window and its story beside it; every other one the other way round. */
function Project({ project, words, place }: ProjectProps) {
  const turned = place % 2 === 1
  const { caption, illustration } = project.picture
  return (
    <article className={`grid items-center lg:grid-cols-2 ${place > 0 ? 'later' : ''}`}>
      <figure className={turned ? 'lg:order-last' : ''}>
        <Picture
          picture={project.picture}
          sizes="(min-width: 1024px) 50vw, 100vw"
          eager={place === 0}
          className="aspect-[3/2] w-full"
        />
        <figcaption className="small px-[clamp(1.125rem,4vw,3.5rem)] pt-3 text-ink-soft">
          {illustration && <b className="font-semibold text-ink">{words.illustration}. </b>}
          {caption}
        </figcaption>
      </figure>
      <div
        className={`px-[clamp(1.125rem,4vw,3.5rem)] pt-6 lg:max-w-[42rem] lg:py-10 ${turned ? 'lg:justify-self-end' : ''}`}
      >
        <p className="label flex flex-wrap gap-x-4 gap-y-2 text-ink-soft">
          <span className="text-accent">{project.category}</span>
          <time dateTime={project.date}>{project.dateText}</time>
          {project.placeholder && <span className="border border-line-strong px-1.5">{words.example}</span>}
        </p>
        <h2 className="title mt-3">{project.title}</h2>
        <p className="lead measure mt-4 text-ink-soft">{project.description}</p>
      </div>
    </article>
  )
}
