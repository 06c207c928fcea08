import { useEffect, useState } from 'react'
import type { Lang } from '#app/content/language.ts'
import { signedOut } from '#app/content/signed-out.ts'

const SHOWN_MILLISECONDS = 6_000

/** Tells someone who comes from the staff area that they are signed out; the word waits in a cookie (`app/staff/notice.server.ts`). */
export function SignedOutNotice() {
  const [lang, setLang] = useState<Lang>()
  useEffect(() => {
    const [, name, left] = /(?:^|;\s*)((?:__Host-)?garage-signed-out)=(fr|en)/.exec(document.cookie) ?? []
    if (!name) return
    void globalThis.cookieStore?.delete(name)
    setLang(left as Lang)
  }, [])
  useEffect(() => {
    if (!lang) return
    const timer = setTimeout(() => setLang(undefined), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [lang])
  return (
    <div role="status" className="fixed inset-x-0 top-4 z-50 mx-auto w-fit">
      {lang && (
        <p
          lang={lang}
          className="border-l-4 border-signal bg-night px-5 py-3 font-semibold text-on-night shadow-float"
        >
          {signedOut[lang]}
        </p>
      )}
    </div>
  )
}
