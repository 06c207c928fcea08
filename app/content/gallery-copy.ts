import { z } from 'zod'
import { galleryTabs } from './gallery.ts'
import file from './gallery.yaml'
import { question, text, textsOf } from './texts-of.ts'

const tab = z.strictObject({
  title: text,
  subtitle: text,
  description: text,
  /** Three. */
  benefits: z.array(z.strictObject({ title: text, description: text })),
  /** Four, different from the service page's. */
  faq: z.array(question),
})

export type GalleryTabCopy = z.infer<typeof tab>

const page = z.strictObject({
  subtitle: text,
  tabsLabel: text,
  /** Explains the touch gestures of the picture viewer. */
  touchHint: text,
  benefitsTitle: text,
  pricesTitle: text,
  faqTitle: text,
  serviceLink: text,
  contact: z.strictObject({ title: text, text, button: text }),
  tabs: z.record(z.enum(galleryTabs), tab),
})

export type GalleryCopy = z.infer<typeof page>

/** The texts of the gallery page. The price table of a tab comes from the service's rows. */
export const galleryCopy = textsOf(page, file)
