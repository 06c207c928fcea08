import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { AfterHours } from './can-i-drive/after-hours.tsx'
import { Cost } from './can-i-drive/cost.tsx'
import { Panel } from './can-i-drive/panel.tsx'
import { Signs } from './can-i-drive/signs.tsx'
import type { Visit } from './page.ts'

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.canIDrive, path)
}

/** For drivers who hear, feel or see a fault: how far the car may still go, and what to do. */
export default function CanIDrive({ lang, now }: Visit) {
  return (
    <>
      <Panel lang={lang} now={now} />
      <div className="wrap grid gap-x-16 gap-y-10 py-10 lg:grid-cols-3 lg:py-16">
        {content(lang).safety.map((line) => (
          <Signs key={line.urgency} lang={lang} line={line} />
        ))}
      </div>
      <AfterHours lang={lang} now={now} />
      <Cost lang={lang} />
    </>
  )
}
