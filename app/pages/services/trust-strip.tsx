import { FortySeven } from '#app/ui/forty-seven.tsx'
import type { ServicesContent } from './services-content.server.ts'

/** The garage in one line, under the rule of the 47 points. */
export function TrustStrip({ trust }: { trust: ServicesContent['trust'] }) {
  return (
    <section aria-label={trust.label} className="later on-night bg-night text-on-night">
      <div className="wrap section">
        <FortySeven className="w-full text-on-night-soft" />
        <ul className="mt-6 grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
          {trust.items.map((item) => (
            <li key={item} className="heading">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
