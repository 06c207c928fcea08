import { langOf } from '#app/content/language.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Written } from '#app/ui/written.tsx'
import { write } from '#app/written.server.ts'
import type { Route } from './+types/offline.ts'
import { offlineContent } from './offline/offline-content.server.ts'
import { OfflinePage } from './offline/offline-page.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const page = offlineContent(langOf(url.pathname))
  write(context, { offline: <OfflinePage {...page} /> })
  return { meta: pageMeta(page.copy, url.pathname, { unlisted: true }) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Offline() {
  return <Written part="offline" />
}
