import type { ReactNode } from 'react'
import type { ContactParts } from './section-content.server.tsx'

/** How one gets in, and how one pays. */
export function GettingIn({ access, payment }: Pick<ContactParts, 'access' | 'payment'>) {
  return (
    <>
      <List className="lg:col-span-4" heading={access.heading} items={access.items} note={access.note} />
      <List
        className="lg:col-span-3"
        heading={payment.heading}
        items={payment.accepted}
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
