import { plainPaths } from '#app/site-map.ts'

const never = [
  // The staff area and the endpoints.
  `${plainPaths.admin}*`,
  `${plainPaths.login}*`,
  '/api/*',
  // Files: a picture, the contact card, a feed.
  '/*.*',
  // A page with a query is rendered for one visitor.
  '/*\\?(.+)',
]

/** Speculation rules: pages that a browser may prefetch when a link is likely to be followed (never if the visitor saves data). */
export const nextPages = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: never } }] }, eagerness: 'moderate' },
  ],
})
