let origin = 'http://localhost:3000'

/** Says once, when the server starts, under which origin (`SITE_URL`) visitors and search engines find the site. */
export function setSiteUrl(siteUrl: string): void {
  origin = siteUrl
}

/** A path of the site as others must write it: "https://…/prix". */
export function absolute(path: string): string {
  return `${origin}${path}`
}
