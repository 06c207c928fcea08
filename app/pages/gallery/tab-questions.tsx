import { Accordion } from '#app/ui/accordion.tsx'
import type { GalleryContent } from './gallery-content.server.ts'

export function TabQuestions({ page }: { page: GalleryContent }) {
  return (
    <section aria-labelledby="tab-faq" className="later border-t border-line">
      <div className="wrap section grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h2 id="tab-faq" className="title lg:col-span-4">
          {page.faqTitle}
        </h2>
        <div className="lg:col-span-8">
          <Accordion items={page.faq} name="faq" open={0} />
        </div>
      </div>
    </section>
  )
}
