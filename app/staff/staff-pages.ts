import { plainPaths } from '#app/site-map.ts'
import { isAtLeast, type Role } from '#database/rows/role.ts'

/** The parts of the staff area, in the order of the navigation; each is named in `staffCopy(lang).navigation`. */
export type Part = 'requests' | 'today' | 'overview' | 'desk' | 'templates' | 'people' | 'privacy' | 'account'

/** A page or file of the staff area. */
export type StaffPage = {
  path: string
  module: string
  /** The lowest role it opens to. A writer's pages show no request, no customer and no figure of requests. */
  role: Role
  part: Part
  /** The navigation links to it. */
  isLinked?: true
  /** The layout that it shares with the page before it. */
  layout?: string
  /** Photographs are posted to it: nowhere else is a large body read, in the guide's proxy neither. */
  takesPhotographs?: true
}

/** Pages of a part, for one role and those above it. */
const page =
  (part: Part, role: Role) =>
  (path: string, module: string, more: Partial<StaffPage> = {}): StaffPage => ({
    path,
    module,
    role,
    part,
    ...more,
  })

const ofRequests = page('requests', 'editor')
const ofDesk = page('desk', 'writer')
const ofPrivacy = page('privacy', 'admin')
const ofAccount = page('account', 'writer')

/**
 * Every page and file of the staff area, sign-in aside. Routes, the lock of each, the links to it and the tests of who may open it
 * are derived from this list. What is below an address comes after it.
 */
export const staffPages: readonly StaffPage[] = [
  ofRequests(plainPaths.admin, 'inbox/dashboard.tsx', { isLinked: true }),
  ofRequests(plainPaths.request, 'inbox/request/request.tsx', { layout: 'inbox/request-beside-list.tsx' }),
  ofRequests(plainPaths.requestActs, 'inbox/request/acts.ts'),
  ofRequests(plainPaths.workOrder, 'inbox/request/work-order.tsx'),
  ofRequests(plainPaths.evaluation, 'inbox/evaluation/evaluation.tsx', { takesPhotographs: true }),
  ofRequests(plainPaths.evaluationPhoto, 'inbox/evaluation/photo-file.ts'),
  ofRequests(plainPaths.newRequest, 'inbox/new-request.tsx'),
  ofRequests(plainPaths.exportRequests, 'inbox/export.ts'),
  ofRequests(plainPaths.inboxNews, 'inbox/news.ts'),
  page('today', 'editor')(plainPaths.today, 'today/today.tsx', { isLinked: true }),
  page('overview', 'editor')(plainPaths.overview, 'overview/overview.tsx', { isLinked: true }),
  ofDesk(plainPaths.desk, 'desk/prices/prices.tsx', { isLinked: true }),
  ofDesk(plainPaths.deskPrice, 'desk/editor.tsx'),
  ofDesk(plainPaths.deskPriceOrder, 'desk/prices/price-order.tsx'),
  ofDesk(plainPaths.deskPriceRaise, 'desk/prices/price-raise.tsx'),
  ofDesk(plainPaths.deskNotice, 'desk/notice/notice.tsx'),
  ofDesk(plainPaths.deskHours, 'desk/hours.tsx'),
  ofDesk(plainPaths.deskFacts, 'desk/facts.tsx'),
  ofDesk(plainPaths.deskFact, 'desk/editor.tsx'),
  ofDesk(plainPaths.deskPictures, 'desk/pictures/pictures.tsx'),
  ofDesk(plainPaths.deskPicture, 'desk/pictures/picture.tsx', { takesPhotographs: true }),
  ofDesk(plainPaths.deskPictureFile, 'desk/pictures/picture-file.ts', { takesPhotographs: true }),
  ofDesk(plainPaths.deskWords, 'desk/words/words.tsx'),
  ofDesk(plainPaths.deskWordsPage, 'desk/words/words-page.tsx'),
  ofDesk(plainPaths.deskArticles, 'desk/articles/articles.tsx'),
  ofDesk(plainPaths.deskArticle, 'desk/articles/article.tsx'),
  ofDesk(plainPaths.deskArticleDraft, 'desk/articles/article-draft.ts'),
  ofDesk(plainPaths.deskList, 'desk/lists/list.tsx'),
  ofDesk(plainPaths.deskListed, 'desk/editor.tsx'),
  ofDesk(plainPaths.deskDrafts, 'desk/drafts.tsx'),
  ofDesk(`${plainPaths.preview}/*`, 'desk/preview.ts'),
  // The list confirms what the desk changes.
  page('desk', 'admin')(plainPaths.opening, 'opening/opening.tsx'),
  page('templates', 'editor')(plainPaths.templates, 'templates/templates.tsx', { isLinked: true }),
  page('people', 'admin')(plainPaths.people, 'people/people.tsx', { isLinked: true }),
  ofPrivacy(plainPaths.privacy, 'privacy/privacy.tsx', { isLinked: true }),
  ofPrivacy(plainPaths.privacyExport, 'privacy/privacy-export.ts'),
  ofPrivacy(plainPaths.consents, 'privacy/consents.tsx'),
  ofPrivacy(plainPaths.incidents, 'privacy/incidents.tsx'),
  ofPrivacy(plainPaths.incident, 'privacy/incident.tsx'),
  ofAccount(plainPaths.account, 'account/account.tsx', { isLinked: true }),
  ofAccount(plainPaths.accountSecondStep, 'account/account-second-step.tsx'),
  page('account', 'editor')(plainPaths.accountAlerts, 'alerts/account-alerts.ts'),
  page('account', 'admin')(plainPaths.everything, 'account/everything.ts'),
  ofAccount(plainPaths.accountPasskey, 'sign-in/passkey-options.ts'),
]

/** The links of the navigation that a person may follow. */
export const linksFor = (theirs: Role): readonly StaffPage[] =>
  staffPages.filter(({ isLinked, role }) => isLinked && isAtLeast(theirs, role))

/** The part a path belongs to; paths below none of the others belong to the requests. */
export function partAt(pathname: string): Part {
  return (
    staffPages.findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`))?.part ??
    'requests'
  )
}
