import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { CurrentEntry } from '#app/ui/current-entry.tsx'
import { Written } from '#app/ui/written.tsx'
import { write } from '#app/written.server.ts'
import type { Route } from './+types/privacy.ts'
import { privacyContent } from './privacy/privacy-content.server.ts'
import { CONTENTS, PrivacyPage } from './privacy/privacy-page.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  write(context, { privacy: <PrivacyPage {...privacyContent(lang)} /> })
  return { meta: pageMeta(content(lang).headings.privacy, url.pathname), contents: CONTENTS }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Written part="privacy" />
      <CurrentEntry of={loaderData.contents} />
    </>
  )
}
