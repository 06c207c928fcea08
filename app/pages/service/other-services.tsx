import { ArrowRight } from '#app/ui/icon.tsx'
import type { ServiceContent } from './service-content.server.ts'

export function OtherServices({ page: { words, others } }: { page: ServiceContent }) {
  return (
    <nav aria-labelledby="others" className="later print:hidden">
      <div className="wrap section">
        <h2 id="others" className="title">
          {words.others}
        </h2>
        <ul className="mt-6 grid border-t-2 border-ink lg:grid-cols-2 lg:gap-x-16">
          {others.map(({ href, label, tagline, priceLine }) => (
            <li key={href} className="border-b border-line">
              <a href={href} className="group flex min-h-20 items-center gap-4 py-3 hover:text-accent">
                <span className="grow">
                  <span className="block text-[1.1875rem] font-bold">{label}</span>
                  <span className="small block text-ink-soft">{tagline}</span>
                </span>
                <span className="figure shrink-0 text-right max-sm:hidden">{priceLine}</span>
                <ArrowRight size={20} className="shrink-0 transition-transform group-hover:translate-x-1" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
