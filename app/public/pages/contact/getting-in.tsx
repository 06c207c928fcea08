import type { ReactNode } from 'react'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { paymentsText } from '#app/content/prices/payments.ts'
import { content } from '#app/content/snapshot.ts'

/** Access to the garage, and means of payment. */
export function GettingIn({ lang }: { lang: Lang }) {
  const { access, payment } = content(lang).contact
  const { payments } = facts().business
  return (
    <>
      {(access.items.length > 0 || access.note) && (
        <List className="lg:col-span-4" heading={access.heading} items={access.items} note={access.note} />
      )}
      {payments.length > 0 && (
        <section className="lg:col-span-3">
          <h2 className="label text-ink-soft">{payment.heading}</h2>
          <p className="mt-2 first-letter:uppercase">{`${paymentsText(lang)}.`}</p>
          {payments.includes('financing') && <p className="small mt-2 text-ink-soft">{payment.note}</p>}
        </section>
      )}
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
