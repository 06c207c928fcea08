import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Consent } from '#app/requests/consents.server.ts'
import { requestPath } from '#app/site-map.ts'
import { privacyDeskCopy } from './words.ts'

/** A consent with its proof in the reader's language; the text agreed to stays in its original language. */
export function shownConsent(consent: Consent & { reference: string | null }, lang: Lang) {
  const { consents: copy } = privacyDeskCopy(lang)
  const { id, name, email, phone, reference, text, text_version: version } = consent
  const { given_at, withdrawn_at, withdrawn_by } = consent
  return {
    id,
    name,
    reach: [email, phone],
    text,
    lang: consent.lang,
    given: fillSlots(copy.given, { when: dateTimeText(given_at, lang), version }),
    holds: withdrawn_at === null,
    state: withdrawn_at
      ? fillSlots(copy.withdrawn, { when: dateTimeText(withdrawn_at, lang), who: withdrawn_by ?? '' })
      : copy.holds,
    request: reference
      ? { href: requestPath(reference), label: fillSlots(copy.request, { reference }) }
      : undefined,
    forgotten: consent.request_id === null,
    about: fillSlots(copy.about, { name, email }),
  }
}

export type ShownConsent = ReturnType<typeof shownConsent>
