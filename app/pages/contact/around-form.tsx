/** Where the form begins, for links that lead to it. */
export const FORM = 'contact-form'

export function BeforeForm({ heading, intro }: { heading: string; intro: string }) {
  return (
    <div id={FORM} className="mb-6">
      <h2 className="heading">{heading}</h2>
      <p className="measure mt-2 text-ink-soft">{intro}</p>
    </div>
  )
}

export function AfterForm({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} className="link mt-2 inline-flex min-h-11 items-center">
      {label}
    </a>
  )
}
