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

/** Which pages a browser may fetch when a link is likely to be followed (it asks less of a visitor who saves data). */
export const nextPages = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: never } }] }, eagerness: 'moderate' },
  ],
})
