import type { GalleryTab } from '#app/content/gallery.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { Accordion } from '#app/ui/accordion.tsx'

export function TabQuestions({ lang, tab }: { lang: Lang; tab: GalleryTab }) {
  const { faqTitle, tabs } = content(lang).gallery
  if (tabs[tab].faq.length === 0) return null
  return (
    <section aria-labelledby="tab-faq" className="border-t border-line">
      <div className="wrap grid py-[clamp(2.25rem,5vw,4.5rem)] gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 id="tab-faq" className="title lg:col-span-4">
          {faqTitle}
        </h2>
        <div className="lg:col-span-8">
          <Accordion items={tabs[tab].faq} name="faq" />
        </div>
      </div>
    </section>
  )
}
