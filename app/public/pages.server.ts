import * as about from '#app/public/pages/about.tsx'
import * as accessibility from '#app/public/pages/accessibility.tsx'
import * as blog from '#app/public/pages/blog.tsx'
import * as canIDrive from '#app/public/pages/can-i-drive.tsx'
import * as contact from '#app/public/pages/contact.tsx'
import * as gallery from '#app/public/pages/gallery.tsx'
import * as home from '#app/public/pages/home.tsx'
import * as offline from '#app/public/pages/offline.tsx'
import * as post from '#app/public/pages/post.tsx'
import * as pricing from '#app/public/pages/pricing.tsx'
import * as privacy from '#app/public/pages/privacy.tsx'
import * as projects from '#app/public/pages/projects.tsx'
import * as rights from '#app/public/pages/rights.tsx'
import * as service from '#app/public/pages/service.tsx'
import * as services from '#app/public/pages/services.tsx'
import * as warranties from '#app/public/pages/warranties.tsx'
import type { PageName } from '#app/site-map.ts'
import type { PublicPage } from './pages/page.ts'

/** Every public page by its name in the site map. */
export const publicPages: Record<PageName, PublicPage> = {
  about,
  accessibility,
  blog,
  canIDrive,
  contact,
  gallery,
  home,
  offline,
  post,
  pricing,
  privacy,
  projects,
  rights,
  service,
  services,
  warranties,
}
