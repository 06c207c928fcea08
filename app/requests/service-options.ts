import type { Lang } from '#app/content/language.ts'
import { service, services } from '#app/content/services/index.ts'
import { type ServiceId, serviceIds } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'

/** What a visitor can ask for: the seven services, or to find out what is wrong. */
export const requestServices = [...serviceIds, 'diagnostic'] as const
export type RequestService = ServiceId | 'diagnostic'

/** Its name in the form, the mails and the inbox. */
export function requestServiceLabel(id: RequestService, lang: Lang): string {
  return id === 'diagnostic' ? content(lang).contactForm.diagnostic : service(id).label[lang]
}

/** The option a `?service=` names: by id, English key, or either language's slug. */
export function serviceFromKey(key: string | null): RequestService | undefined {
  const wanted = key?.toLowerCase()
  if (wanted === 'diagnostic') return wanted
  return services.find(({ id, englishKey, slug }) =>
    [id, englishKey, slug.fr, slug.en].some((known) => known === wanted),
  )?.id
}
