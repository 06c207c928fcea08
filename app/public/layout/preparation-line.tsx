import type { Lang } from '#app/content/language.ts'
import { isOpen } from '#app/content/records/stands.ts'
import { inPreparation } from '#app/content/records/state.ts'

/** One line on top of every page until the garage opens its site. */
export function PreparationLine({ lang }: { lang: Lang }) {
  if (isOpen()) return null
  return (
    <aside
      aria-label={inPreparation.label[lang]}
      className="wrap border-b border-line bg-steel py-1 text-center text-[0.8125rem]/5 font-semibold"
    >
      {inPreparation.text[lang]}
    </aside>
  )
}
