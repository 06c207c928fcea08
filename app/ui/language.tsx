import { createContext, type ReactNode, useContext } from 'react'
import type { Lang } from '#app/content/language.ts'

const LanguageContext = createContext<Lang | undefined>(undefined)

/** Says once, for everything inside, which language the address is written in. */
export function LanguageProvider({ lang, children }: { lang: Lang; children: ReactNode }) {
  return <LanguageContext value={lang}>{children}</LanguageContext>
}

/** The language of the page. @throws outside a LanguageProvider. */
export function useLanguage(): Lang {
  const lang = useContext(LanguageContext)
  if (!lang) throw new Error('useLanguage must be used within a LanguageProvider')
  return lang
}
