import type { GalleryTab } from '#app/content/gallery.ts'
import type { Lang } from '#app/content/language.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { rowsOf } from '#app/content/prices/price-rows.ts'
import { content } from '#app/content/snapshot.ts'
import { PriceTable } from '#app/public/pages/parts/price-table.tsx'

export function TabPrices({ lang, tab }: { lang: Lang; tab: GalleryTab }) {
  const { gallery, prices, interface: words } = content(lang)
  const rows = rowsOf(prices, listedRows(tab))
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="tab-prices" className="border-t border-line bg-surface">
      <div className="wrap grid py-[clamp(2.25rem,5vw,4.5rem)] gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 id="tab-prices" className="title lg:col-span-4">
          {gallery.pricesTitle}
        </h2>
        <div className="lg:col-span-8">
          <PriceTable lang={lang} rows={rows} labelledBy="tab-prices" />
          <p className="measure mt-4 text-ink-soft italic">{words.taxesExtra}</p>
        </div>
      </div>
    </section>
  )
}
