import { langs, languageNames } from '#app/content/language.ts'
import type { Frame } from './frame.server.ts'

/** FR | EN. Each leads to the same page; query and anchor are carried over when it is followed (`clicks.browser.ts`). */
export function LanguageSwitch({ frame }: { frame: Frame }) {
  return (
    <nav aria-label={frame.copy.language} className="flex items-center">
      {langs.map((lang) => (
        <a
          key={lang}
          href={frame.languages[lang]}
          hrefLang={lang}
          lang={lang}
          data-language
          aria-current={lang === frame.lang ? 'true' : undefined}
          aria-label={`${lang}, ${languageNames[lang]}`}
          className="language-link"
        >
          {lang}
        </a>
      ))}
    </nav>
  )
}
