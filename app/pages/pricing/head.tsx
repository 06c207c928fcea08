import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Printer } from '#app/ui/icon.tsx'
import type { PricingContent } from './pricing-content.server.ts'

/** The head of the board: what the page is, and the posted hourly rate. */
export function PricingHead({ page }: { page: PricingContent }) {
  return (
    <header className="on-night bg-night text-on-night print:hidden">
      <div className="wrap pt-4 pb-12 lg:pb-16">
        <Breadcrumb label={page.crumbs.label} crumbs={page.crumbs.items} />
        <div className="mt-6 grid gap-10 lg:mt-10 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <h1 className="display">{page.heading}</h1>
            <p className="lead mt-5 max-w-[26.4em] text-on-night-soft">{page.subtitle}</p>
            <p className="small mt-3 text-on-night-soft">{page.estimate.short}</p>
            <button
              type="button"
              onClick={() => print()}
              className="scripted link mt-4 inline-flex min-h-11 items-center gap-2 font-semibold hover:text-signal"
            >
              <Printer size={18} />
              {page.print}
            </button>
          </div>
          <div className="border-t border-on-night-soft/40 pt-5 lg:col-span-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
            <h2 className="label text-on-night-soft">{page.rate.title}</h2>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
              <span className="figure text-[clamp(4rem,2.5rem+6vw,8rem)] leading-[0.95]">
                {page.rate.row.amount}
              </span>
              <span className="heading text-on-night-soft">{page.rate.row.after}</span>
            </p>
            <p className="small mt-3 max-w-[22.9em] text-on-night-soft">{page.rate.text}</p>
          </div>
        </div>
      </div>
    </header>
  )
}
