import { CLICKS_PATH } from './clicks/clicks.ts'
import type { Lang, Text } from './content/language.ts'
import { everyEstimateParameter } from './content/packages/index.ts'
import { deskPaths } from './desk-paths.ts'

/** A page; with `:slug` in its paths, one page per slug (`places.ts`). */
export type Page = Text & {
  /** Query parameters the page reads; with one of them it is rendered per request, otherwise the published copy is served. */
  reads?: readonly string[]
  /** Served at other pages' addresses in their place, so it is not listed for search engines. */
  isOfflineFallback?: true
}

/** Every public page's path in both languages. */
export const pages = {
  home: { fr: '/', en: '/en', reads: ['service'] },
  services: { fr: '/services', en: '/en/services' },
  service: { fr: '/services/:slug', en: '/en/services/:slug' },
  pricing: { fr: '/prix', en: '/en/pricing', reads: everyEstimateParameter },
  gallery: { fr: '/gallery', en: '/en/gallery', reads: ['tab'] },
  projects: { fr: '/projects', en: '/en/projects' },
  about: { fr: '/about', en: '/en/about' },
  blog: {
    fr: '/blog',
    en: '/en/blog',
    reads: ['q', 'category', 'sort', 'page'],
  },
  post: { fr: '/blog/:slug', en: '/en/blog/:slug' },
  canIDrive: { fr: '/puis-je-rouler', en: '/en/can-i-drive' },
  contact: {
    fr: '/contact',
    en: '/en/contact',
    reads: ['service', 'reference', ...everyEstimateParameter],
  },
  warranties: { fr: '/garanties', en: '/en/warranties' },
  rights: { fr: '/vos-droits', en: '/en/your-rights' },
  privacy: { fr: '/confidentialite', en: '/en/privacy' },
  accessibility: { fr: '/accessibilite', en: '/en/accessibility' },
  offline: { fr: '/hors-ligne', en: '/en/offline', isOfflineFallback: true },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages
export type DocumentName = keyof typeof documents
type SlugPageName = {
  [Name in PageName]: (typeof pages)[Name][Lang] extends `${string}:slug` ? Name : never
}[PageName]
type PlainPageName = Exclude<PageName, SlugPageName>

/** Where the page of a request is, below which its secret token stands: neither published nor listed. */
export const followFolders: Text = { fr: '/suivi', en: '/en/follow' }

/** The address at which a customer follows a request. */
export const followPath = (token: string, lang: Lang) => `${followFolders[lang]}/${token}`

/** The token in the path of a followed request; undefined for other paths. */
export const followedToken = (pathname: string): string | undefined =>
  /^\/(?:suivi|en\/follow)\/([a-z2-7]{26})$/.exec(pathname)?.[1]

/** A photo of a written evaluation, below the address of its request. */
export const followPhotoPath = (page: string, id: string) => `${page}/photo/${id}`

/** The token and the photo's id in such a path; undefined for other paths. */
export function followedPhoto(pathname: string): { token: string; photo: string } | undefined {
  const [, page = '', photo = ''] = /^(.+)\/photo\/([\w-]{1,64})$/.exec(pathname) ?? []
  const token = followedToken(page)
  return token ? { token, photo } : undefined
}

/** Paths shared by both languages. */
export const plainPaths = {
  login: '/login',
  forgotPassword: '/login/forgot-password',
  resetPassword: '/login/new-password',
  signOut: '/login/sign-out',
  staffLanguage: '/login/language',
  notCached: '/login/offline',
  signInCode: '/login/code',
  signInPasskey: '/login/passkey',
  secondStep: '/login/second-factor',
  provider: '/login/provider',
  invitation: '/login/invitation',
  emailChange: '/login/email-change',
  admin: '/admin',
  today: '/admin/today',
  newRequest: '/admin/new-request',
  request: '/admin/requests/:reference',
  requestActs: '/admin/requests/:reference/acts',
  workOrder: '/admin/requests/:reference/work-order',
  evaluation: '/admin/requests/:reference/evaluation',
  evaluationPhoto: '/admin/requests/:reference/evaluation/photos/:photo',
  exportRequests: '/admin/requests.csv',
  inboxNews: '/admin/news',
  templates: '/admin/templates',
  people: '/admin/people',
  account: '/admin/account',
  accountPasskey: '/admin/account/passkey',
  accountAlerts: '/admin/account/alerts',
  accountSecondStep: '/admin/account/second-factor',
  everything: '/admin/account/everything',
  sendRequest: '/api/send-contact-email',
  auth: '/api/auth',
  providerReturn: '/api/auth/callback/oidc',
  clicks: CLICKS_PATH,
  overview: '/admin/overview',
  privacy: '/admin/privacy',
  privacyExport: '/admin/privacy/export',
  consents: '/admin/privacy/consents',
  incidents: '/admin/privacy/incidents',
  incident: '/admin/privacy/incidents/:incident',
  opening: '/admin/opening',
  ...deskPaths,
} as const

/** The staff page of a request. */
export function requestPath(reference: string): string {
  return plainPaths.request.replace(':reference', encodeURIComponent(reference))
}

/** Where a device sends what staff did to a request while offline. */
export function requestActsPath(reference: string): string {
  return plainPaths.requestActs.replace(':reference', encodeURIComponent(reference))
}

/** A request's work order for the workshop. */
export function workOrderPath(reference: string): string {
  return plainPaths.workOrder.replace(':reference', encodeURIComponent(reference))
}

/** The written evaluation of a request. */
export function evaluationPath(reference: string): string {
  return plainPaths.evaluation.replace(':reference', encodeURIComponent(reference))
}

/** A photograph beside one of its lines, for staff. */
export function evaluationPhotoPath(reference: string, photo: string): string {
  return `${evaluationPath(reference)}/photos/${encodeURIComponent(photo)}`
}

/** An incident in the register; without an id, a new one. */
export function incidentPath(id = 'new'): string {
  return plainPaths.incident.replace(':incident', encodeURIComponent(id))
}

/** Preview of a public page with the unpublished changes. */
export function previewPath(path: string): string {
  return path === '/' ? plainPaths.preview : `${plainPaths.preview}${path}`
}

/** Machine-readable documents, generated from the content and published like the pages. */
export const documents = {
  sitemap: { path: '/sitemap.xml' },
  robots: { path: '/robots.txt' },
  'feed.fr': { path: '/blog/feed.xml' },
  'feed.en': { path: '/en/blog/feed.xml' },
  'manifest.fr': { path: '/manifest.webmanifest' },
  'manifest.en': { path: '/en/manifest.webmanifest' },
  card: { path: '/contact.vcf' },
  'staff.fr': { path: '/staff.webmanifest' },
  'staff.en': { path: '/en/staff.webmanifest' },
} as const satisfies Record<PlainDocument | `${'feed' | 'manifest' | 'staff'}.${Lang}`, { path: string }>
type PlainDocument = 'sitemap' | 'robots' | 'card'

/** The staff area's service worker: at the root, so that its scope can be `plainPaths.admin` itself. */
export const staffWorkerPath = '/staff-sw.js'

const plainPatterns = Object.values(plainPaths).map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
)

/** Whether a path is one of `plainPaths`, or the data request of one. React Router serves these. */
export function isPlainPath(pathname: string): boolean {
  const path = pathname.replace(/(\/_)?\.data$/, '')
  const below = [plainPaths.auth, plainPaths.preview].some((folder) => path.startsWith(`${folder}/`))
  return below || plainPatterns.some((pattern) => pattern.test(path))
}

/** Whether a path belongs to the staff area, which has its own stylesheet. */
export function isStaffPath(pathname: string): boolean {
  return [plainPaths.login, plainPaths.admin].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )
}

const allPages: Record<PageName, Page> = pages

/** The path of a page in a language. `slug`: its last part in that language. */
export function href(name: PlainPageName, lang: Lang): string
export function href(name: SlugPageName, lang: Lang, slug: string): string
export function href(name: PageName, lang: Lang, slug = ''): string {
  return allPages[name][lang].replace(':slug', slug)
}

/** The path of each page without a slug, by page name. */
export function plainPageLinks(lang: Lang): Record<PlainPageName, string> {
  const names = (Object.keys(pages) as PageName[]).filter((name) => !pages[name].fr.includes(':slug'))
  return Object.fromEntries(names.map((name) => [name, pages[name][lang]])) as Record<PlainPageName, string>
}
