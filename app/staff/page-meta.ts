import type { MetaDescriptor } from 'react-router'

type Loaded = { loaderData?: { title: string } | undefined }

/** The head of a page of the staff area: no search engine lists it. */
export function staffMeta({ loaderData }: Loaded): MetaDescriptor[] {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

/**
 * The same for a page that a mailed link leads to: no other site learns its address, which carries the word. Our own must:
 * without any referrer a form of the page would come as if from another site.
 */
export function mailedLinkMeta(loaded: Loaded): MetaDescriptor[] {
  return [...staffMeta(loaded), { name: 'referrer', content: 'same-origin' }]
}
