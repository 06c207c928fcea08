import { ActionLink } from '#app/ui/action-link.tsx'
import { Phone } from '#app/ui/icon.tsx'
import type { WarrantiesContent } from './warranties-content.server.ts'

/** What always applies, how the lines add up, and what none of them covers. */
export function LegalWarranty({ page }: { page: WarrantiesContent }) {
  return (
    <section className="later on-night mt-6 bg-night text-on-night">
      <div className="wrap section grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="title">{page.legal.title}</h2>
          <p className="lead mt-5 max-w-[29.8em]">{page.legal.text}</p>
          <h3 className="heading mt-10">{page.ruleTitle}</h3>
          <p className="mt-3 max-w-[34.4em] text-on-night-soft">{page.rule}</p>
        </div>
        <div className="lg:col-span-5">
          <h3 className="heading">{page.notCovered.title}</h3>
          <ul className="mt-4 border-t border-on-night-soft/50">
            {page.notCovered.points.map((point) => (
              <li key={point} className="border-b border-on-night-soft/30 py-3">
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-8 text-on-night-soft">{page.help}</p>
          <p className="mt-4">
            <ActionLink href={page.call.href} tone="paper">
              <Phone size={18} /> {page.call.label}
            </ActionLink>
          </p>
        </div>
      </div>
    </section>
  )
}
