import type { MetaDescriptor } from 'react-router'

type Loaded = { loaderData?: { title: string } | undefined }

/** The head of a page of the staff area: no search engine lists it. */
export function staffMeta({ loaderData }: Loaded): MetaDescriptor[] {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}
