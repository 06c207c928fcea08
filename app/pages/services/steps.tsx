import type { ServicesContent } from './services-content.server.ts'

type StepsProps = { process: ServicesContent['process']; className?: string }

/** The four steps by name, in one line where there is room; they are told in full at the top of the page. */
export function Steps({ process, className }: StepsProps) {
  return (
    <div className={className}>
      <h3 className="sr-only">{process.title}</h3>
      <ol className="small grid gap-x-8 border-y border-line max-lg:divide-y max-lg:divide-line sm:grid-cols-2 lg:grid-cols-4">
        {process.steps.map(({ title }, index) => (
          <li key={title} className="flex items-center gap-3 py-3">
            <span aria-hidden="true" className="figure text-xl">
              {index + 1}
            </span>
            {title}
          </li>
        ))}
      </ol>
    </div>
  )
}
