import type { ReactNode } from 'react'
import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { payments } from '#app/content/payments.ts'
import { content } from '#app/content/snapshot.ts'

/** How one gets in, and how one pays. */
export function GettingIn({ lang }: { lang: Lang }) {
  const { access, payment } = content(lang).contact
  return (
    <>
      <List className="lg:col-span-4" heading={access.heading} items={access.items} note={access.note} />
      <List
        className="lg:col-span-3"
        heading={payment.heading}
        items={business.payments.map((name) => payments[name][lang])}
        note={payment.note}
      />
    </>
  )
}

type ListProps = { className: string; heading: ReactNode; items: readonly string[]; note: string }

function List({ className, heading, items, note }: ListProps) {
  return (
    <section className={className}>
      <h2 className="label text-ink-soft">{heading}</h2>
      <ul className="mt-2">
        {items.map((item) => (
          <li key={item} className="border-b border-line py-1.5 first-letter:uppercase">
            {item}
          </li>
        ))}
      </ul>
      <p className="small mt-3 text-ink-soft">{note}</p>
    </section>
  )
}
