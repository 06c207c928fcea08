let origin = 'http://localhost:3000'

/** Sets the public origin (`SITE_URL`) once, when the server starts. */
export function setSiteUrl(siteUrl: string): void {
  origin = siteUrl
}

/** A path of the site as an absolute URL: "https://…/prix". */
export function absolute(path: string): string {
  return `${origin}${path}`
}
