import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { paymentsText } from '#app/content/prices/payments.ts'
import { content } from '#app/content/snapshot.ts'

type GettingInProps = { lang: Lang; brief?: boolean; className: string }

/** Access to the garage, and means of payment; `brief`: in sentences. */
export function GettingIn({ lang, brief, className }: GettingInProps) {
  const { access, payment } = content(lang).contact
  const { payments } = facts().business
  return (
    <>
      {(access.items.length > 0 || access.note) && (
        <section className={className}>
          <h3 className="label text-ink-soft">{access.heading}</h3>
          {brief ? (
            <p>{`${access.items.join('. ')}.`}</p>
          ) : (
            <ul className="mt-2">
              {access.items.map((item) => (
                <li key={item} className="border-b border-line py-1.5 first-letter:uppercase">
                  {item}
                </li>
              ))}
            </ul>
          )}
          {!brief && <p className="small mt-3 text-ink-soft">{access.note}</p>}
        </section>
      )}
      {payments.length > 0 && (
        <section className={className}>
          <h3 className="label text-ink-soft">{payment.heading}</h3>
          <p className={brief ? 'first-letter:uppercase' : 'mt-2 first-letter:uppercase'}>
            {`${paymentsText(lang)}.`}
          </p>
          {!brief && payments.includes('financing') && (
            <p className="small mt-2 text-ink-soft">{payment.note}</p>
          )}
        </section>
      )}
    </>
  )
}
