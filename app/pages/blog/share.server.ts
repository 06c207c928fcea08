import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { absolute } from '#app/seo/site-url.ts'

/** The ways to share a page. They are plain links: no network is called before a click. */
export function shareOf(title: string, path: string, lang: Lang) {
  const { share } = content(lang).blog
  const { interface: words } = content(lang)
  const url = absolute(path)
  const encoded = encodeURIComponent
  const body = fillSlots(share.emailBody, { title, url })
  return {
    heading: share.heading,
    newTab: words.newTab,
    facebook: { href: `https://www.facebook.com/sharer/sharer.php?u=${encoded(url)}`, label: share.facebook },
    whatsapp: { href: `https://wa.me/?text=${encoded(`${title} ${url}`)}`, label: share.whatsapp },
    email: {
      href: `mailto:?subject=${encoded(fillSlots(share.emailSubject, { title }))}&body=${encoded(body)}`,
      label: share.email,
    },
    instagram: {
      text: `${title} ${url}`,
      label: share.instagram,
      copied: share.instagramCopied,
      failed: share.copyFailed,
    },
  }
}

export type Share = ReturnType<typeof shareOf>
