import type { MetaDescriptor } from 'react-router'

type Loaded = { loaderData?: { title: string } | undefined }

/** The title of a staff page, and `noindex` for search engines. */
export function staffMeta({ loaderData }: Loaded): MetaDescriptor[] {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}
