import { fill } from '#app/content/fill.ts'
import type { Lang } from '#app/content/language.ts'
import { noticeAt, noticeLabel } from '#app/content/notice.ts'
import { LinkedText } from '#app/ui/linked-text.tsx'

/** What the garage tells every visitor now. A cached page drops it once it is over (`app/device/mark-cached.ts`). */
export function NoticeLine({ lang, now }: { lang: Lang; now: Date }) {
  const notice = noticeAt(now)
  if (!notice) return null
  return (
    <aside
      aria-label={noticeLabel[lang]}
      data-until={notice.until}
      className="wrap on-night bg-night py-2 text-center text-[0.9375rem]/5 font-semibold text-balance text-on-night [--accent:var(--signal)] print:hidden"
    >
      <LinkedText text={fill(notice.text[lang], lang)} />
    </aside>
  )
}
