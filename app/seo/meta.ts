import type { MetaDescriptor } from 'react-router'
import { business } from '#app/content/business.ts'

/** What the head says of a page: title with the garage's name, and description. Made in the loader, so that none of it is in the scripts. */
export function pageMeta(page: { title: string; description: string }, _pathname: string): MetaDescriptor[] {
  return [{ title: `${page.title} | ${business.name}` }, { name: 'description', content: page.description }]
}
