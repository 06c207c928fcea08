import { ArrowRight } from '#app/ui/icon.tsx'
import type { PricingContent } from './pricing-content.server.ts'

export function RelatedPages({ related }: { related: PricingContent['related'] }) {
  return (
    <nav aria-labelledby="related" className="border-t border-line print:hidden">
      <div className="wrap section grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h2 id="related" className="title lg:col-span-4">
          {related.title}
        </h2>
        <ul className="border-t border-line-strong lg:col-span-8">
          {related.links.map(({ href, label }) => (
            <li key={href} className="border-b border-line">
              <a
                href={href}
                className="group flex min-h-14 items-center justify-between gap-4 py-2 text-[1.125rem] font-semibold hover:text-accent"
              >
                {label}
                <ArrowRight size={20} className="shrink-0 transition-transform group-hover:translate-x-1" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
