import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Printer } from '#app/ui/icon.tsx'

/** The head of the board: what the page is, and the posted hourly rate. */
export function PricingHead({ lang }: { lang: Lang }) {
  const { headings, pricing, prices, interface: words } = content(lang)
  return (
    <header className="on-night bg-night text-on-night print:hidden">
      <div className="wrap pt-4 pb-12 lg:pb-16">
        <Breadcrumb
          label={words.breadcrumb}
          crumbs={[{ label: words.nav.home, href: href('home', lang) }, { label: words.nav.pricing }]}
        />
        <div className="mt-6 grid gap-10 lg:mt-10 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <h1 className="display">{headings.pricing.heading}</h1>
            <p className="lead mt-5 max-w-[26.4em] text-on-night-soft">{pricing.subtitle}</p>
            <p className="small mt-3 text-on-night-soft">{pricing.estimate.short}</p>
            <button
              type="button"
              data-print
              className="scripted link mt-4 inline-flex min-h-11 items-center gap-2 font-semibold hover:text-signal"
            >
              <Printer size={18} />
              {pricing.print}
            </button>
          </div>
          <div className="border-t border-on-night-soft/40 pt-5 lg:col-span-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
            <h2 className="label text-on-night-soft">{pricing.hourlyRate.title}</h2>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
              <span className="figure text-[clamp(4rem,2.5rem+6vw,8rem)] leading-[0.95]">
                {prices.labour.amount}
              </span>
              <span className="heading text-on-night-soft">{prices.labour.after}</span>
            </p>
            <p className="small mt-3 max-w-[22.9em] text-on-night-soft">{pricing.hourlyRate.text}</p>
          </div>
        </div>
      </div>
    </header>
  )
}
