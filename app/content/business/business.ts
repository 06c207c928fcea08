import { type AdviceKey, advice } from '#app/content/advice.ts'
import type { Text } from '#app/content/language.ts'
import { type ServiceId, serviceIds } from '#app/content/services/index.ts'
import { identity } from './identity.ts'
import { mapLinks } from './map-links.ts'

export type Business = {
  name: string
  address: { street: string; city: string; region: string; postalCode: string; country: string }
  /** The part of the town, as locals call it: "Montréal-Nord et Saint-Michel". */
  district: Text
  /** Degrees, WGS 84. */
  coordinates: { latitude: number; longitude: number }
  /** E.164; shown through `phoneText()`. */
  phone: string
  email: string
  /** Hosted booking page, opened in a new tab only on a click; empty where the garage has none. */
  bookingUrl: string
  /** Messaging number, digits only, as wa.me expects it. */
  messagingNumber: string
  mapUrl: string
  /** Loaded in a frame only after a visitor asks for the map. */
  mapEmbedUrl: string
  /** Empty where there is no such page. */
  reviewsUrl: string
  /** The garage's social media pages; empty where there is none. */
  social: { youtube: string; facebook: string; instagram: string; tiktok: string }
  payments: readonly Payment[]
  services: readonly ServiceId[]
  priceRange: string
  currency: string
  timeZone: string
  /** How a car that must not be driven gets to the garage. */
  towing: Text
  /** Where customers leave a car and its keys while the garage is closed. */
  keyDrop: Text
  /** Title of the person in charge of personal information (Law 25). */
  privacyOfficer: Text
  /** Who handles personal information for the garage: name and place of each, above all outside Quebec (Law 25, s. 8). */
  suppliers: Text
  /** The garage's goal, and its promise where it makes it: a request is answered within this many opening hours. */
  answerHours: number
  /** How long an online price that was sent holds, in days. */
  priceDays: number
  /** From the last exchange about a request until it is made anonymous. */
  requestMonths: number
} & Readonly<Record<AdviceKey, Text>>

export const socialNames = {
  youtube: 'YouTube',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
} as const satisfies Record<keyof Business['social'], string>

export type Payment = 'cash' | 'visa' | 'mastercard' | 'debit' | 'credit' | 'interac' | 'financing'

const address = {
  street: '7971 15e Avenue',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H1Z 3N5',
  country: 'CA',
}

/**
 * Who the garage is. Every page, mail, structured-data block and work order reads these facts through `facts()`.
 * What the owner has confirmed of them is in `records/records.ts`.
 */
export const business: Business = {
  ...identity,
  ...advice,
  name: 'Garage 15e Avenue',
  address,
  district: { fr: 'Montréal-Nord et Saint-Michel', en: 'Montreal-North and Saint-Michel' },
  coordinates: { latitude: 45.5698, longitude: -73.6113 },
  phone: '+15145550147',
  email: 'bonjour@garage15eavenue.example',
  bookingUrl: 'https://reservation.garage15eavenue.example/',
  messagingNumber: '15145550147',
  ...mapLinks(address),
  reviewsUrl: 'https://avis.garage15eavenue.example/',
  social: {
    youtube: 'https://www.youtube.com/@garage15eavenue-exemple',
    facebook: 'https://www.facebook.com/garage15eavenue.exemple',
    instagram: 'https://www.instagram.com/garage15eavenue.exemple',
    tiktok: 'https://www.tiktok.com/@garage15eavenue.exemple',
  },
  services: serviceIds,
  payments: ['cash', 'visa', 'mastercard', 'debit', 'credit', 'interac', 'financing'],
  priceRange: '$$',
  towing: {
    fr: 'Pendant les heures d’ouverture, appelez-nous d’abord; votre assistance routière (assureur, fabricant, club automobile) peut ensuite remorquer l’auto au {address}.',
    en: 'During opening hours, call us first; your roadside assistance (insurer, manufacturer, auto club) can then tow the car to {address}.',
  },
  keyDrop: {
    fr: 'Le garage est fermé? La remorqueuse la mène chez vous, ou l’auto reste où elle est en sûreté; appelez-nous à l’ouverture. Ne laissez ni l’auto ni les clés devant un garage fermé.',
    en: 'Are we closed? Have the car taken home, or leave it where it is safe, and call us when we open. Do not leave the car or the keys at a closed garage.',
  },
  privacyOfficer: { fr: 'le propriétaire du garage', en: 'the owner of the garage' },
  suppliers: {
    fr: 'l’hébergeur du site et le service qui achemine les courriels',
    en: 'the site’s host and the service that delivers email',
  },
  answerHours: 4,
  priceDays: 30,
  requestMonths: 24,
}

export type Claims = Readonly<
  Record<
    'yearsOfExperience' | 'lifts' | 'workshopArea' | 'inspectionPoints' | 'serviceRadiusKm',
    { value: number }
  >
>

/**
 * What the garage claims about itself.
 * A claim binds the merchant (Consumer Protection Act, s. 42 and 219), so it is written only here.
 */
export const claims: Claims = {
  yearsOfExperience: { value: 15 },
  lifts: { value: 2 },
  /** Square feet. */
  workshopArea: { value: 2000 },
  inspectionPoints: { value: 47 },
  /** Kilometres. */
  serviceRadiusKm: { value: 25 },
}

export type Rating = { value: number; best: number; count: number; readOn: string }

/** Mean of the reviews on the search engine's page, out of 5, with their number and the day they were read. */
export const rating: Rating = { value: 4.9, best: 5, count: 127, readOn: '2026-11-01' }
