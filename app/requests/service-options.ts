import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { services } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { otherRequestServices, type RequestService } from './request.ts'

/** The service's name in the form, the mails and the inbox. */
export function requestServiceLabel(id: string, lang: Lang): string {
  const others: Partial<Record<string, string>> = content(lang).contactForm.services
  return services.find((service) => service.id === id)?.label[lang] ?? others[id] ?? id
}

/** A diagnostic only where one of the services does it. */
const offeredOthers = () =>
  otherRequestServices.filter(
    (id) => id !== 'diagnostic' || facts().services.some(({ prices }) => prices.includes(id)),
  )

/** The services a visitor can choose now. */
export function requestOptions(lang: Lang): { id: RequestService; label: string }[] {
  const offered = facts().services.map(({ id }) => id)
  return [...offered, ...offeredOthers()].map((id) => ({ id, label: requestServiceLabel(id, lang) }))
}

/** The option a `?service=` names: by id, English key, or the slug of a language. */
export function serviceFromKey(key: string | null): RequestService | undefined {
  const wanted = key?.toLowerCase()
  const offered = facts().services.find(({ id, englishKey, slug }) =>
    [id, englishKey, ...Object.values(slug)].some((known) => known.toLowerCase() === wanted),
  )
  return offered?.id ?? offeredOthers().find((id) => id === wanted)
}
