import { Accordion } from '#app/ui/accordion.tsx'
import type { ServiceContent } from './service-content.server.ts'

/** What drivers ask about the service, one answer open at a time. */
export function Questions({ page: { words, faq } }: { page: ServiceContent }) {
  return (
    <section aria-labelledby="faq" className="later border-t border-line">
      <div className="wrap section grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h2 id="faq" className="title lg:col-span-4">
          {words.faq}
        </h2>
        <div className="lg:col-span-8">
          <Accordion items={faq} name="faq" open={0} />
        </div>
      </div>
    </section>
  )
}
