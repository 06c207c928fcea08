import { mailto } from '#app/content/business/mailto.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { Phone } from '#app/ui/icon/icon.tsx'

export function WriteOrCall({ lang }: { lang: Lang }) {
  const { email, phone } = content(lang).contact
  return (
    <p className="mt-6 flex flex-wrap gap-3 print:hidden">
      <a href={mailto(facts().business.email)} className="action action-line">
        {email.write}
      </a>
      <a href={`tel:${facts().business.phone}`} className="action action-line">
        <Phone size={20} />
        {phone.call}
      </a>
    </p>
  )
}
