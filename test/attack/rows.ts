import { plainPaths } from '#app/site-map.ts'
import { PASSWORD, VISITOR } from './forms.ts'
import type { Who } from './site.ts'

export type Params = Record<':reference' | ':incident', string>
/** One request in someone's name. A passkey answer goes with the challenge requested at `question`. */
export type Row = {
  what: string
  who: Who
  method: 'GET' | 'POST'
  path: string
  fields?: Record<string, string>
  json?: Record<string, unknown>
  question?: string
}

const NUL = 'a\0b'
const CUT = `${'x'.repeat(199)}\u{1f600}`
const { login, resetPassword, invitation, emailChange, staffLanguage, account, people, templates } =
  plainPaths
const { request, workOrder, incident, consents, privacy, privacyExport, exportRequests } = plainPaths

const get = (what: string, who: Who, path: string, query: Record<string, string> = {}): Row => {
  const search = new URLSearchParams(query).toString()
  return { what, who, method: 'GET', path: search ? `${path}?${search}` : path }
}
const post = (
  what: string,
  who: Who,
  path: string,
  fields: Record<string, string>,
  more: Partial<Row> = {},
): Row => ({ what, who, method: 'POST', path, fields, ...more })

const device = { id: 'x', rawId: 'x', type: 'public-key', response: {} }
const answered = { question: plainPaths.signInPasskey }
const added = { question: plainPaths.accountPasskey }
const found = {
  known_on: '2026-10-05',
  occurred: '2026-10-04',
  circumstances: 'x',
  information: 'x',
  serious_risk: 'unknown',
}
const strong = 'lune-caillou-verger-8'
const numbers = ['3000000000', '2147483648', '-2147483649', '9223372036854775808', '99999999999999999999999']

/** Requests that once made the server fail: each is valid except in one place. */
export const rows: readonly Row[] = [
  get('the token of a recovery link that is cut within a character', 'stranger', resetPassword, {
    token: CUT,
  }),
  get('the token of a confirmation that is cut within a character', 'stranger', login, { confirm: CUT }),
  get('the token of an invitation that is cut within a character', 'stranger', invitation, { token: CUT }),
  get('the token of a change of e-mail that is cut within a character', 'stranger', emailChange, {
    token: CUT,
  }),
  post('a return address that is no address', 'stranger', staffLanguage, { lang: 'fr', back: '/login/€' }),
  post('a return address with a line break', 'stranger', staffLanguage, { lang: 'fr', back: '/login/\r\nx' }),
  post('a return address with a NUL', 'stranger', staffLanguage, { lang: 'fr', back: '/login/\0' }),
  post(
    'a passkey whose id is an object',
    'stranger',
    login,
    { intent: 'passkey', answer: '{"id":{"a":1},"response":{}}' },
    answered,
  ),
  post(
    'a passkey whose id holds a NUL',
    'stranger',
    login,
    { intent: 'passkey', answer: '{"id":"\\u0000","response":{}}' },
    answered,
  ),
  post('a passkey that is no JSON', 'stranger', login, { intent: 'passkey', answer: '{' }, answered),
  post('a NUL in the token of a new password', 'stranger', resetPassword, { token: NUL, password: strong }),
  post('a NUL in the token that asks for another mail', 'stranger', login, {
    intent: 'send-again',
    token: NUL,
  }),
  post('a NUL in the token of an invitation', 'stranger', invitation, { token: NUL, password: strong }),
  post('a NUL in the token of a change of e-mail', 'stranger', emailChange, { token: NUL }),
  post('a NUL in the e-mail of who signs in', 'stranger', login, {
    intent: 'sign-in',
    email: 'a\0@b.org',
    password: PASSWORD,
  }),
  {
    what: 'a NUL in the token of a program',
    who: 'stranger',
    method: 'POST',
    path: `${plainPaths.auth}/reset-password`,
    json: { token: 'a\0', newPassword: strong },
  },
  post('a NUL in a note', 'admin', request, { intent: 'note', note: NUL }),
  post('a NUL in the mail to be sent again', 'admin', request, { intent: 'send-again', mail: NUL }),
  post('a NUL in who answers a request', 'admin', request, { intent: 'assignee', to: NUL, version: '1' }),
  get('a NUL in the reference of a request', 'admin', request.replace(':reference', 'G-%00')),
  post('a note on a request whose reference holds a NUL', 'admin', request.replace(':reference', 'G-%00'), {
    intent: 'note',
    note: 'x',
  }),
  get('a NUL in the reference of a work order', 'admin', workOrder.replace(':reference', 'G-%00')),
  post('a NUL in the e-mail of whoever gets a role', 'admin', people, {
    intent: 'grant',
    email: 'a\0@b.org',
  }),
  post('a NUL in the e-mail of whoever loses a role', 'admin', people, {
    intent: 'revoke',
    email: 'a\0@b.org',
  }),
  post('a NUL in the e-mail of whoever is invited', 'admin', people, {
    intent: 'invite',
    email: 'a\0@b.org',
  }),
  post('a NUL in the invitation that is withdrawn', 'admin', people, { intent: 'withdraw', id: NUL }),
  post('a NUL in what a template was when it was seen', 'admin', templates, {
    intent: 'save',
    name: 'ready',
    lang: 'fr',
    text: 'x',
    seen: NUL,
  }),
  post('a NUL in what is written of an incident', 'admin', incident, { ...found, circumstances: NUL }),
  get('a NUL in the id of an incident', 'admin', incident.replace(':incident', '%00')),
  post('a change of an incident whose id holds a NUL', 'admin', incident.replace(':incident', '%00'), found),
  post('a NUL in the consent that ends', 'admin', consents, { id: NUL }),
  get('a NUL in the person searched for', 'admin', privacy, { q: NUL }),
  get('a NUL in the requests of a person', 'admin', privacy, { q: VISITOR, chosen: 'yes', reference: NUL }),
  get('a NUL in the person whose data are exported', 'admin', privacyExport, { q: 'a\0@b.org' }),
  post('a NUL in the person who is erased', 'admin', privacy, {
    q: 'a\0@b.org',
    chosen: 'yes',
    method: 'erased',
    confirmed: 'yes',
  }),
  post('a NUL in the device that is signed out', 'admin', account, { intent: 'end-session', id: NUL }),
  post('a NUL in the passkey that is named', 'admin', account, {
    intent: 'name-passkey',
    id: NUL,
    name: 'x',
  }),
  post('a NUL in the passkey that is removed', 'admin', account, { intent: 'remove-passkey', id: NUL }),
  post('a NUL in the new e-mail of an account', 'admin', account, { intent: 'email', email: 'a\0@b.org' }),
  get('a NUL in what the list of requests is searched for', 'admin', plainPaths.admin, { q: NUL }),
  get('a NUL in the search of an export', 'admin', exportRequests, { q: NUL }),
  ...numbers.map((version) =>
    post(`the version ${version} of a request`, 'admin', request, {
      intent: 'status',
      to: 'contacted',
      version,
    }),
  ),
  get('a page of consents beyond 64 bits', 'admin', consents, { page: '99999999999999999999999' }),
  post(
    'a new passkey that says nothing',
    'admin',
    account,
    { intent: 'add-passkey', name: 'x', answer: JSON.stringify(device) },
    added,
  ),
  post(
    'a new passkey that is no object',
    'admin',
    account,
    { intent: 'add-passkey', name: 'x', answer: 'null' },
    added,
  ),
  post('an identity where there is no provider', 'admin', account, { intent: 'link-identity' }),
]
