import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Phone } from '#app/ui/icon/icon.tsx'

/** The legal warranty, how the warranties combine, and what none of them covers. */
export function LegalWarranty({ lang }: { lang: Lang }) {
  const { warranties, interface: words } = content(lang)
  const { legal, lines, ruleTitle, rule, notCovered, help } = warranties
  return (
    <section className="on-night bg-night text-on-night">
      <div className="wrap grid gap-x-10 gap-y-8 py-[clamp(2.5rem,6vw,5.5rem)] lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="title">{legal.title}</h2>
          <p className="mt-4 max-w-[32em] text-[1.125rem]">{legal.text}</p>
          {lines.length > 0 && (
            <>
              <h3 className="heading mt-7">{ruleTitle}</h3>
              <p className="mt-2 max-w-[34.4em] text-on-night-soft">{rule}</p>
            </>
          )}
        </div>
        <div className="lg:col-span-5">
          <h3 className="heading">{notCovered.title}</h3>
          <ul className="mt-3 border-t border-on-night-soft/50">
            {notCovered.points.map((point) => (
              <li key={point} className="border-b border-on-night-soft/30 py-2">
                {point}
              </li>
            ))}
          </ul>
          {lines.length > 0 && <p className="mt-5 text-on-night-soft">{help}</p>}
          <p className="mt-3">
            <ActionLink href={`tel:${facts().business.phone}`} tone="paper">
              <Phone size={18} /> {words.call}
            </ActionLink>
          </p>
        </div>
      </div>
    </section>
  )
}
