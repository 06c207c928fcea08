import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Written } from '#app/ui/written.tsx'
import { write } from '#app/written.server.ts'
import type { Route } from './+types/accessibility.ts'
import { accessibilityContent } from './accessibility/accessibility-content.server.ts'
import { AccessibilityPage } from './accessibility/accessibility-page.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  write(context, { accessibility: <AccessibilityPage {...accessibilityContent(lang)} /> })
  return { meta: pageMeta(content(lang).headings.accessibility, url.pathname) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Accessibility() {
  return <Written part="accessibility" />
}
