import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { langs, languageNames } from '#app/content/language.ts'
import { Logo } from '#app/public/layout/logo.tsx'
import { ThemeToggle } from '#app/public/layout/theme-toggle.tsx'
import { plainPaths } from '#app/site-map.ts'
import { Hidden } from '#app/staff/kit/fields.tsx'
import type { StaffFrame } from './frame.tsx'

type Props = { frame: StaffFrame; children?: ReactNode }

/** The line on top of every page of the staff area; signed-in staff have their navigation in it. */
export function StaffHeader({ frame, children }: Props) {
  const { pathname, search } = useLocation()
  return (
    <header className="border-b border-line print:hidden">
      <div className="wrap flex items-center gap-x-2 sm:gap-x-4 lg:wide lg:min-h-14 lg:flex-wrap">
        <Logo name={frame.name} href="/" />
        <p className="label hidden border-l border-line-strong pl-4 text-ink-soft sm:block lg:mr-4 lg:max-xl:hidden">
          {frame.copy.area}
        </p>
        {children}
        <div className="-mr-[min(0.75rem,4vw)] ml-auto flex items-center">
          <Form
            method="post"
            action={plainPaths.staffLanguage}
            preventScrollReset
            aria-label={frame.copy.language}
            className="flex items-center"
          >
            <Hidden of={{ back: pathname + search }} />
            {langs.map((lang) => (
              <button
                key={lang}
                type="submit"
                name="lang"
                value={lang}
                lang={lang}
                aria-label={`${lang}, ${languageNames[lang]}`}
                aria-pressed={lang === frame.lang}
                className="inline-flex min-h-11 min-w-11 items-center justify-center border-line-strong px-2 text-sm font-semibold text-ink-soft uppercase first-of-type:border-r aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4 max-sm:border-0! max-sm:aria-pressed:hidden"
              >
                {lang}
              </button>
            ))}
          </Form>
          <ThemeToggle label={frame.copy.toggleTheme} />
        </div>
      </div>
    </header>
  )
}
