import { facts } from '#app/content/facts.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ArrowRight } from '#app/ui/icon/icon.tsx'
import type { ServiceProps } from './hero.tsx'

export function OtherServices({ lang, service }: ServiceProps) {
  const { services: copies, servicesPage } = content(lang)
  return (
    <nav aria-labelledby="others" className="print:hidden">
      <div className="wrap py-[clamp(2.25rem,6vw,6rem)]">
        <h2 id="others" className="title">
          {servicesPage.detail.others}
        </h2>
        <ul
          data-reveal=""
          className="mt-4 grid lg:mt-6 border-t-2 border-ink max-sm:pairs xl:grid-cols-2 xl:gap-x-16"
        >
          {facts()
            .services.filter(({ id }) => id !== service.id)
            .map(({ id, slug, label }) => (
              <li key={id} className="border-b border-line">
                <a
                  href={href('service', lang, slug[lang])}
                  className="group flex min-h-12 items-center gap-4 py-2 sm:min-h-20 sm:py-3 hover:text-accent"
                >
                  <span className="grow">
                    <span className="block font-bold sm:text-[1.1875rem]">{label[lang]}</span>
                    <span className="small block text-ink-soft max-sm:hidden">{copies[id].tagline}</span>
                  </span>
                  <ArrowRight
                    size={20}
                    className="shrink-0 transition-transform group-hover:translate-x-1 max-sm:hidden"
                  />
                </a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  )
}
