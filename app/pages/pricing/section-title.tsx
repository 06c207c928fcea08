import type { PriceListSection } from './pricing-content.server.ts'

export function SectionTitle({ section, className }: { section: PriceListSection; className?: string }) {
  return (
    <div className={className}>
      <h2 id={`${section.id}-title`} className="title">
        {section.title}
      </h2>
      <p className="mt-3 max-w-[19.5em] text-ink-soft">{section.subtitle}</p>
    </div>
  )
}
