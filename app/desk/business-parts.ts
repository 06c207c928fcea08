import { z } from 'zod'
import type { Payment } from '#app/content/business/business.ts'
import { galleryTabs } from '#app/content/gallery.ts'
import { langs } from '#app/content/language.ts'
import { payments } from '#app/content/prices/payments.ts'
import { serviceIds } from '#app/content/services/index.ts'
import { displayFault, tidyText } from './text-rules.ts'
import { inEveryLanguage } from './text-schema.ts'

/** No braces: they would refer to a fact in the texts that include this value. */
const plain = (most: number) =>
  z
    .string()
    .trim()
    .min(2)
    .max(most)
    .regex(/^[^{}<>$]+$/)
const texts = (most: number) => inEveryLanguage(plain(most))
/** Sentences, which may refer to facts: `{address}`. */
const sentences = inEveryLanguage(z.string().transform(tidyText).pipe(z.string().min(2).max(300))).refine(
  (text) => langs.every((lang) => !displayFault(text[lang], lang)),
)
/** Empty where the garage has no such page. Without the slashes it would be a link within the site; a name before the host misleads. */
const link = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https$/ })
    .max(300)
    .regex(/^https:\/\/[^/?#@\\]+([/?#]|$)/),
])

/** The business facts that the garage can change. The address must be in Quebec, because the texts follow Quebec's law. */
export const businessParts = {
  name: plain(40),
  address: z.strictObject({
    street: plain(80),
    city: plain(40),
    region: z.literal('QC'),
    postalCode: z.string().regex(/^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/),
    country: z.literal('CA'),
  }),
  district: texts(60),
  coordinates: z.strictObject({
    latitude: z.number().min(44.5).max(63),
    longitude: z.number().min(-80).max(-57),
  }),
  phone: z.string().regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/),
  email: z.email().max(120),
  bookingUrl: link,
  /** Empty where the garage has none. */
  messagingNumber: z.string().regex(/^(1[2-9]\d{2}[2-9]\d{6})?$/),
  reviewsUrl: link,
  social: z.strictObject({ youtube: link, facebook: link, instagram: link, tiktok: link }),
  payments: z
    .array(z.enum(Object.keys(payments) as [Payment, ...Payment[]]))
    .min(1)
    .refine((chosen) => new Set(chosen).size === chosen.length),
  /** The gallery needs at least one of them for a tab. */
  services: z
    .array(z.enum(serviceIds))
    .refine((chosen) => galleryTabs.some((id) => chosen.includes(id)))
    .refine((chosen) => new Set(chosen).size === chosen.length),
  towing: sentences,
  keyDrop: sentences,
  privacyOfficer: texts(120),
  suppliers: texts(300),
}
export type BusinessPart = keyof typeof businessParts
