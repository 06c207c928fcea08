import type { Lang } from '#app/content/language.ts'
import { isListed } from '#app/content/prices/listed.ts'
import { shownSections } from '#app/content/prices/sections.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Printer } from '#app/ui/icon/icon.tsx'

/** Title, the posted hourly rate, and what applies to every price below. */
export function PricingHead({ lang }: { lang: Lang }) {
  const { headings, pricing, prices, interface: words } = content(lang)
  return (
    <header className="on-night bg-night text-on-night">
      <div className="wrap pt-4 pb-6 lg:py-3">
        <Breadcrumb
          label={words.breadcrumb}
          crumbs={[{ label: words.nav.home, href: href('home', lang) }, { label: words.nav.pricing }]}
        />
        <div className="mt-3 grid gap-x-10 gap-y-3 lg:mt-1 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7 xl:col-span-8">
            <h1 className="display lg:text-[clamp(3.5rem,5vw,4.5rem)]">{headings.pricing.heading}</h1>
            <p className="lead mt-3 max-w-[36em] text-balance text-on-night-soft">{pricing.subtitle}</p>
          </div>
          {isListed('labour') && (
            <div className="flex flex-wrap items-baseline justify-between gap-x-5 lg:col-span-5 lg:block xl:col-span-4">
              <h2 className="label text-on-night-soft">{pricing.hourlyRate.title}</h2>
              <p className="flex flex-wrap items-baseline gap-x-3 lg:mt-1">
                {prices.labour.before && <span className="text-on-night-soft">{prices.labour.before}</span>}
                <span className="figure [word-spacing:-0.08em] text-[clamp(3rem,1.5rem+5vw,5rem)] leading-[0.95]">
                  {prices.labour.amount}
                </span>
                <span className="heading text-on-night-soft">{prices.labour.after}</span>
              </p>
            </div>
          )}
        </div>
        {shownSections().length > 0 && (
          <div className="small mt-4 flex flex-wrap items-center justify-between gap-x-[min(2.5rem,5vw)] border-t border-on-night-soft/40 pt-3 text-on-night-soft lg:mt-0 lg:border-0 lg:pt-0">
            <p className="flex-1 basis-40">{words.taxesExtra}</p>
            <p className="scripted">
              <button
                type="button"
                data-print
                className="link inline-flex min-h-11 min-w-11 items-center justify-end gap-2 font-semibold text-on-night hover:text-signal"
              >
                <Printer size={18} />
                <span className="max-sm:sr-only">{pricing.print}</span>
              </button>
            </p>
          </div>
        )}
      </div>
    </header>
  )
}
