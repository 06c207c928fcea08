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
          className="inline-flex min-h-11 min-w-11 items-center justify-center border-line-strong px-2 text-sm font-semibold text-ink-soft uppercase first:border-r aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-4"
        >
          {lang}
        </a>
      ))}
    </nav>
  )
}
