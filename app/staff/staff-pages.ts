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

/**
 * Every page and file of the staff area, sign-in aside. Routes, the lock of each, the links to it and the tests of who may open it
 * are derived from this list. What is below an address comes after it.
 */
export const staffPages: readonly StaffPage[] = [
  { path: plainPaths.admin, module: 'inbox/dashboard.tsx', role: 'editor', part: 'requests', isLinked: true },
  {
    path: plainPaths.request,
    module: 'inbox/request/request.tsx',
    layout: 'inbox/request-beside-list.tsx',
    role: 'editor',
    part: 'requests',
  },
  { path: plainPaths.requestActs, module: 'inbox/request/acts.ts', role: 'editor', part: 'requests' },
  { path: plainPaths.workOrder, module: 'inbox/request/work-order.tsx', role: 'editor', part: 'requests' },
  {
    path: plainPaths.evaluation,
    module: 'inbox/evaluation/evaluation.tsx',
    role: 'editor',
    part: 'requests',
    takesPhotographs: true,
  },
  {
    path: plainPaths.evaluationPhoto,
    module: 'inbox/evaluation/photo-file.ts',
    role: 'editor',
    part: 'requests',
  },
  { path: plainPaths.newRequest, module: 'inbox/new-request.tsx', role: 'editor', part: 'requests' },
  { path: plainPaths.exportRequests, module: 'inbox/export.ts', role: 'editor', part: 'requests' },
  { path: plainPaths.inboxNews, module: 'inbox/news.ts', role: 'editor', part: 'requests' },
  { path: plainPaths.today, module: 'today/today.tsx', role: 'editor', part: 'today', isLinked: true },
  {
    path: plainPaths.overview,
    module: 'overview/overview.tsx',
    role: 'editor',
    part: 'overview',
    isLinked: true,
  },
  { path: plainPaths.desk, module: 'desk/prices/prices.tsx', role: 'writer', part: 'desk', isLinked: true },
  { path: plainPaths.deskPrice, module: 'desk/editor.tsx', role: 'writer', part: 'desk' },
  { path: plainPaths.deskPriceOrder, module: 'desk/prices/price-order.tsx', role: 'writer', part: 'desk' },
  { path: plainPaths.deskPriceRaise, module: 'desk/prices/price-raise.tsx', role: 'writer', part: 'desk' },
  { path: plainPaths.deskNotice, module: 'desk/notice/notice.tsx', role: 'writer', part: 'desk' },
  { path: plainPaths.deskHours, module: 'desk/hours.tsx', role: 'writer', part: 'desk' },
  { path: plainPaths.deskFacts, module: 'desk/facts.tsx', role: 'writer', part: 'desk' },
  { path: plainPaths.deskFact, module: 'desk/editor.tsx', role: 'writer', part: 'desk' },
  { path: plainPaths.deskPictures, module: 'desk/pictures/pictures.tsx', role: 'writer', part: 'desk' },
  {
    path: plainPaths.deskPicture,
    module: 'desk/pictures/picture.tsx',
    role: 'writer',
    part: 'desk',
    takesPhotographs: true,
  },
  {
    path: plainPaths.deskPictureFile,
    module: 'desk/pictures/picture-file.ts',
    role: 'writer',
    part: 'desk',
    takesPhotographs: true,
  },
  { path: plainPaths.deskWords, module: 'desk/words/words.tsx', role: 'writer', part: 'desk' },
  { path: plainPaths.deskWordsPage, module: 'desk/words/words-page.tsx', role: 'writer', part: 'desk' },
  { path: plainPaths.deskArticles, module: 'desk/articles/articles.tsx', role: 'writer', part: 'desk' },
  { path: plainPaths.deskArticle, module: 'desk/articles/article.tsx', role: 'writer', part: 'desk' },
  {
    path: plainPaths.deskArticleDraft,
    module: 'desk/articles/article-draft.ts',
    role: 'writer',
    part: 'desk',
  },
  { path: plainPaths.deskList, module: 'desk/lists/list.tsx', role: 'writer', part: 'desk' },
  { path: plainPaths.deskListed, module: 'desk/editor.tsx', role: 'writer', part: 'desk' },
  { path: plainPaths.deskDrafts, module: 'desk/drafts.tsx', role: 'writer', part: 'desk' },
  { path: `${plainPaths.preview}/*`, module: 'desk/preview.ts', role: 'writer', part: 'desk' },
  // The list confirms what the desk changes.
  { path: plainPaths.opening, module: 'opening/opening.tsx', role: 'admin', part: 'desk' },
  {
    path: plainPaths.templates,
    module: 'templates/templates.tsx',
    role: 'editor',
    part: 'templates',
    isLinked: true,
  },
  { path: plainPaths.people, module: 'people/people.tsx', role: 'admin', part: 'people', isLinked: true },
  { path: plainPaths.privacy, module: 'privacy/privacy.tsx', role: 'admin', part: 'privacy', isLinked: true },
  { path: plainPaths.privacyExport, module: 'privacy/privacy-export.ts', role: 'admin', part: 'privacy' },
  { path: plainPaths.consents, module: 'privacy/consents.tsx', role: 'admin', part: 'privacy' },
  { path: plainPaths.incidents, module: 'privacy/incidents.tsx', role: 'admin', part: 'privacy' },
  { path: plainPaths.incident, module: 'privacy/incident.tsx', role: 'admin', part: 'privacy' },
  {
    path: plainPaths.account,
    module: 'account/account.tsx',
    role: 'writer',
    part: 'account',
    isLinked: true,
  },
  {
    path: plainPaths.accountSecondStep,
    module: 'account/account-second-step.tsx',
    role: 'writer',
    part: 'account',
  },
  { path: plainPaths.accountAlerts, module: 'alerts/account-alerts.ts', role: 'editor', part: 'account' },
  { path: plainPaths.everything, module: 'account/everything.ts', role: 'admin', part: 'account' },
  { path: plainPaths.accountPasskey, module: 'sign-in/passkey-options.ts', role: 'writer', part: 'account' },
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
