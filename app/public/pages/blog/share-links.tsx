import { mailto } from '#app/content/business/mailto.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { absolute } from '#app/public/seo/site-url.ts'
import { CopyText } from '#app/ui/copy-text.tsx'

const LOOK = 'link inline-flex min-h-11 min-w-11 items-center'

type ShareLinksProps = { lang: Lang; title: string; path: string }

/**
 * Facebook, WhatsApp, e-mail, and a copy button for Instagram, which accepts no links. They are plain links: no social
 * network is requested before a click. On a phone the button of its own share menu stands before them (`share.browser.ts`).
 */
export function ShareLinks({ lang, title, path }: ShareLinksProps) {
  const { blog, contact, interface: words } = content(lang)
  const { share } = blog
  const url = absolute(path)
  const encoded = encodeURIComponent
  const subject = fillSlots(share.emailSubject, { title })
  const body = fillSlots(share.emailBody, { title, url })
  const ways = [
    {
      href: `https://www.facebook.com/sharer/sharer.php?u=${encoded(url)}`,
      name: 'Facebook',
      label: share.facebook,
      newTab: words.newTab,
    },
    {
      href: `https://wa.me/?text=${encoded(`${title} ${url}`)}`,
      name: 'WhatsApp',
      label: share.whatsapp,
      newTab: words.newTab,
    },
    {
      href: mailto('', { subject, body }),
      name: contact.email.heading,
      label: share.email,
    },
  ]
  return (
    <>
      <button type="button" hidden data-share={title} data-url={url} className="action action-line">
        {share.system}
      </button>
      <ul className="flex flex-wrap gap-x-6">
        {ways.map(({ href, name, label, newTab }) => (
          <li key={name}>
            <a
              href={href}
              target={newTab && '_blank'}
              rel={newTab && 'noopener'}
              aria-label={`${label}${newTab ? ` (${newTab})` : ''}`}
              className={LOOK}
            >
              {name}
            </a>
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-x-4">
          <CopyText
            text={`${title} ${url}`}
            label={share.instagram}
            copied={share.instagramCopied}
            failed={share.copyFailed}
            className={LOOK}
          >
            Instagram
          </CopyText>
        </li>
      </ul>
    </>
  )
}
