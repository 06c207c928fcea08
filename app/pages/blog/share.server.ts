import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { absolute } from '#app/seo/site-url.ts'

/** The ways to share a page. They are plain links: no network is called before a click. */
export function shareOf(title: string, path: string, lang: Lang) {
  const { blog, contact, interface: words } = content(lang)
  const { share } = blog
  const url = absolute(path)
  const encoded = encodeURIComponent
  const body = fillSlots(share.emailBody, { title, url })
  return {
    heading: share.heading,
    newTab: words.newTab,
    links: [
      {
        href: `https://www.facebook.com/sharer/sharer.php?u=${encoded(url)}`,
        name: 'Facebook',
        label: share.facebook,
        leaves: true,
      },
      {
        href: `https://wa.me/?text=${encoded(`${title} ${url}`)}`,
        name: 'WhatsApp',
        label: share.whatsapp,
        leaves: true,
      },
      {
        href: `mailto:?subject=${encoded(fillSlots(share.emailSubject, { title }))}&body=${encoded(body)}`,
        name: contact.email.heading,
        label: share.email,
        leaves: false,
      },
    ],
    instagram: {
      text: `${title} ${url}`,
      name: 'Instagram',
      label: share.instagram,
      copied: share.instagramCopied,
      failed: share.copyFailed,
    },
  }
}

export type Share = ReturnType<typeof shareOf>
