import { data } from 'react-router'
import { identitiesOf, returnRefusal, unlinkIdentity } from '#app/accounts/factors/identities.server.ts'
import { PROVIDER } from '#app/accounts/factors/sign-in-ways.server.ts'
import { cookiesOf, refused } from '#app/accounts/sign-in-answer.server.ts'
import type { Visitor } from '#app/accounts/visitor.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { plainPaths } from '#app/site-map.ts'
import type { PageArgs } from '#app/staff/kit/staff-page.server.ts'

/** The identities section of the account page; undefined if no OpenID Connect provider is configured. */
export async function shownIdentities(
  { accounts, database }: Runtime,
  visitor: Visitor,
  lang: Lang,
  url: URL,
) {
  const { providerName: provider } = accounts
  if (!provider) return undefined
  const { account: copy } = accountsCopy(lang)
  const filled = (text: string) => fillSlots(text, { provider })
  const identities = await identitiesOf(database.db, visitor.id)
  return {
    title: copy.identities,
    none: filled(copy.noIdentity),
    link: filled(copy.link),
    continueAt: filled(copy.continue),
    unlink: copy.unlink,
    refused: returnRefusal(url, lang),
    linked: identities.map(({ id, linkedAt }) => {
      const text = fillSlots(copy.linked, { provider, when: dateTimeText(linkedAt.toISOString(), lang) })
      return { id, text, about: fillSlots(copy.about, { action: copy.unlink, name: text }) }
    }),
  }
}

export type ShownIdentities = NonNullable<Awaited<ReturnType<typeof shownIdentities>>>

/** Starts linking an identity; `continueAt` is the URL of the provider's page where it continues. */
export async function linkIdentity({ accounts, asking, lang, field }: PageArgs) {
  const intent = field('intent')
  const body = {
    provider: PROVIDER,
    callbackURL: plainPaths.account,
    errorCallbackURL: plainPaths.account,
    disableRedirect: true,
  }
  const response = await accounts.askProvider(asking, 'linkSocialAccount', body)
  if (!response.ok) return refused(response, lang, { intent })
  const { url } = (await response.json()) as { url: string }
  return data({ intent, continueAt: url }, { headers: cookiesOf(response) })
}

/** Unlinks an identity from the signed-in person's account. */
export async function unlinkOwnIdentity({ runtime, lang, me, field, token }: PageArgs) {
  const { account, errors } = accountsCopy(lang)
  const intent = field('intent')
  const outcome = await unlinkIdentity(runtime.database, me.id, token('id'))
  if (outcome === 'done') return data({ intent, success: account.done.unlinked })
  return data({ intent, code: outcome, error: errors[outcome] }, { status: 409 })
}
