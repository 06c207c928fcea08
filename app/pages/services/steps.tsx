import type { ServicesContent } from './services-content.server.ts'

/** The four steps by name, in one line where there is room; they are told in full at the top of the page. */
export function Steps({ process }: { process: ServicesContent['process'] }) {
  return (
    <ol
      aria-label={process.title}
      className="steps small mt-10 grid gap-x-10 border-y border-line sm:grid-cols-2 lg:grid-cols-4"
    >
      {process.steps.map(({ title }) => (
        <li key={title} className="py-3">
          {title}
        </li>
      ))}
    </ol>
  )
}
