/** What React Router's scripts leave on the window before it starts: every route of the site, and the modules of this page. */
type Written = {
  __reactRouterManifest: { routes: Record<string, unknown> }
  __reactRouterRouteModules: Record<string, unknown>
}

/**
 * A public page leads to others by plain links, so its router need not know them: without them it starts in half the
 * time. In the staff area it goes from page to page, and knows them all.
 */
export function forgetOtherPages(): void {
  const written = window as Window & Partial<Written>
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = written
  if (!manifest || !modules || !Object.keys(modules).some((id) => id.startsWith('site.'))) return
  for (const id of Object.keys(manifest.routes)) if (!(id in modules)) delete manifest.routes[id]
}
