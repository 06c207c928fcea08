import { plainPaths } from '#app/site-map.ts'
import { document } from './document.ts'

const never = [
  plainPaths.admin,
  `${plainPaths.admin}/*`,
  plainPaths.login,
  `${plainPaths.login}/*`,
  '/api/*',
  // Files: a picture, the contact card, a feed.
  '/*.*',
  // A page with a query is rendered for one visitor.
  '/*\\?(.+)',
]

/** Which pages a browser may fetch when a link is likely to be followed (it asks less of a visitor who saves data). */
export function loader() {
  const rules = {
    prefetch: [
      {
        source: 'document',
        where: { and: [{ href_matches: '/*' }, ...never.map((path) => ({ not: { href_matches: path } }))] },
        eagerness: 'moderate',
      },
    ],
  }
  return document(JSON.stringify(rules), 'application/speculationrules+json')
}
