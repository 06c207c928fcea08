import { ArrowRight } from '#app/ui/icon/icon.tsx'

type LinkLinesProps = { links: readonly { href: string; label: string }[]; title: string }

/** Related links, one per line; none where its text does not stand. */
export function LinkLines({ links, title }: LinkLinesProps) {
  return (
    <nav aria-labelledby="see-also" className="border-t border-line print:hidden">
      <div className="wrap grid gap-x-10 gap-y-4 py-[clamp(2.25rem,5vw,4.5rem)] lg:grid-cols-12">
        <h2 id="see-also" className="title lg:col-span-4">
          {title}
        </h2>
        <ul className="border-t border-line-strong lg:col-span-8">
          {links
            .filter(({ label }) => label)
            .map(({ href, label }) => (
              <li key={href} className="border-b border-line">
                <a href={href} className="arrow-line">
                  {label}
                  <ArrowRight />
                </a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  )
}
