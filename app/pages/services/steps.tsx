import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'

/** The four steps by name, in one line where there is room; they are told in full at the top of the page. */
export function Steps({ lang }: { lang: Lang }) {
  const { servicesPage, process } = content(lang)
  return (
    <ol
      aria-label={servicesPage.list.processTitle}
      className="steps small mt-10 grid gap-x-10 border-y border-line sm:grid-cols-2 lg:grid-cols-4"
    >
      {process.map(({ title }) => (
        <li key={title} className="py-3">
          {title}
        </li>
      ))}
    </ol>
  )
}
