import { langs } from '#app/content/language.ts'
import { signedOut } from '#app/content/texts/signed-out.ts'

/** Where a staff member sees that they were signed out (`signed-out.browser.ts`). */
export function SignedOut() {
  return (
    <signed-out role="status" className="fixed inset-x-0 top-4 z-50 mx-auto w-fit">
      {langs.map((lang) => (
        <template key={lang} lang={lang}>
          <p
            lang={lang}
            className="border-l-4 border-signal bg-night px-5 py-3 font-semibold text-on-night [box-shadow:var(--shadow)]"
          >
            {signedOut[lang]}
          </p>
        </template>
      ))}
    </signed-out>
  )
}
