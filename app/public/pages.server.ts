import * as about from '#app/pages/about.tsx'
import * as accessibility from '#app/pages/accessibility.tsx'
import * as blog from '#app/pages/blog.tsx'
import * as canIDrive from '#app/pages/can-i-drive.tsx'
import * as contact from '#app/pages/contact.tsx'
import * as gallery from '#app/pages/gallery.tsx'
import * as home from '#app/pages/home.tsx'
import * as offline from '#app/pages/offline.tsx'
import * as post from '#app/pages/post.tsx'
import * as pricing from '#app/pages/pricing.tsx'
import * as privacy from '#app/pages/privacy.tsx'
import * as projects from '#app/pages/projects.tsx'
import * as rights from '#app/pages/rights.tsx'
import * as service from '#app/pages/service.tsx'
import * as services from '#app/pages/services.tsx'
import * as warranties from '#app/pages/warranties.tsx'
import type { PageName } from '#app/site-map.ts'
import type { PublicPage } from './page.ts'

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
