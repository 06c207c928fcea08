/** A small fault that a person could make: `find`, which stands once in the file, becomes `becomes`. */
export type Mutant = { file: string; find: string; becomes: string }

const room =
  (folder: string) =>
  (file: string, find: string, becomes: string): Mutant => ({ file: `${folder}/${file}`, find, becomes })

const requests = room('app/requests')
const inbox = room('app/requests/handling')
const estimate = room('app/estimate')
const hours = room('app/content/hours')
const opening = room('app/content/records')
const desk = room('app/publishing')
const accounts = room('app/accounts')
const privacy = room('app/personal-data')
const mail = room('app/mail')
const jobs = room('app/jobs')
const database = room('database')

/** One for each rule whose loss a visitor, the garage or the law would notice. */
export const mutants: readonly Mutant[] = [
  requests(
    'answer-clock.ts',
    'if (left <= open) return new Date(from + left)',
    'if (left < open) return new Date(from + left)',
  ),
  requests(
    'answer-clock.ts',
    'if (left <= open) return new Date(until - left)',
    'if (left < open) return new Date(until - left)',
  ),
  requests('answer-clock.ts', 'Math.min(moment, span.closes)', 'moment'),
  requests('answer-clock.ts', 'Math.max(opens, at.getTime())', 'opens'),
  requests('spam.server.ts', "signs.honeypot !== ''", "signs.honeypot === '1'"),
  requests('spam.server.ts', 'signs.elapsed < FASTEST', 'signs.elapsed <= FASTEST'),
  requests('spam.server.ts', 'const MOST_ADDRESSES = 1', 'const MOST_ADDRESSES = 2'),
  requests(
    'spam.server.ts',
    "name !== 'message' && name !== 'email'",
    "name !== 'message' && name !== 'email' && name !== 'plate'",
  ),
  requests('store-request.server.ts', 'spam_since: spam ? now.toISOString() : null', 'spam_since: null'),
  requests(
    'store-request.server.ts',
    "status: spam ? ('spam' as const) : ('new' as const)",
    "status: 'new' as const",
  ),
  requests('store-request.server.ts', 'if (isSame && isHeldAsSpam(before) && !spam) return undefined', ''),
  requests(
    'store-request.server.ts',
    "if (!isSame && before.content_hash !== null) return { kind: 'idempotency-key-reused' }",
    '',
  ),
  requests('rules.server.ts', 'value >= days.first &&', ''),
  requests('rules.server.ts', 'value <= days.last', 'value < days.last'),
  requests('rules.server.ts', 'value.length > longest.email || isEmail(value)', 'true'),
  requests('rules.server.ts', 'value.length <= max', 'value.length < max'),
  requests(
    'rules.server.ts',
    "value === true || value === 'yes' || value === 'on'",
    "value === true || value === 'yes'",
  ),
  requests('idempotency.server.ts', '{16,64}', '{15,64}'),
  requests('mails.tsx', 'longDate(request.preferred_date, lang)', "longDate(request.preferred_date, 'fr')"),
  requests(
    'mails.tsx',
    'replyTo: { name: request.name, address: request.email }',
    'replyTo: { name: request.name, address: to }',
  ),
  requests('mails.tsx', "['diagnostic', 'unsure']", "['diagnostic']"),
  requests(
    'shown-fields.server.ts',
    'longDate(sent.preferred_date, lang)',
    "longDate(sent.preferred_date, 'fr')",
  ),
  inbox(
    'effects.server.ts',
    "change.to === 'spam' ? now : null",
    "change.to === 'spam' ? now : request.spam_since",
  ),
  inbox('effects.server.ts', '(before ?? now)', 'now'),
  inbox(
    'effects.server.ts',
    "!['completed', 'spam'].includes(request.status)",
    "!['spam'].includes(request.status)",
  ),
  inbox(
    'changes.server.ts',
    "if (since.some(({ field }) => field === change.field)) return { kind: 'conflict' }",
    '',
  ),
  inbox(
    'changes.server.ts',
    "const bookable: readonly Status[] = ['new', 'contacted']",
    "const bookable: readonly Status[] = ['new']",
  ),
  inbox('changes.server.ts', ".where('read_at', at ? 'is' : 'is not', null)", ''),
  inbox('inbox.server.ts', "row('status', '=', 'new'),\n", ''),
  inbox(
    'inbox.server.ts',
    "row('read_at', 'is', null), row('status', '<>', 'spam')",
    "row('read_at', 'is', null)",
  ),
  inbox('today.server.ts', "where('appointment_at', '<', to)", "where('appointment_at', '<=', to)"),
  inbox('today.server.ts', "where('preferred_date', '<=', day)", "where('preferred_date', '<', day)"),
  inbox('acts.server.ts', 'if (!claimed) {', 'if (false) {'),
  inbox('next-due.server.ts', 'return after ?? waiting.executeTakeFirst()', 'return after'),
  inbox('csv.ts', 'replace(FORMULA[lang], "\'")', "replace(FORMULA[lang], '')"),
  estimate('cents.ts', '(amount * halves + 1) / 2', '(amount * halves + 2) / 2'),
  estimate('cents.ts', '+ PARTS / 2', ''),
  estimate('cents.ts', 'lowest > EVALUATION_ABOVE', 'lowest >= EVALUATION_ABOVE'),
  estimate('estimate.ts', 'if (price.unitToConfirm)', 'if (false)'),
  estimate('estimate.ts', "price.from || as === 'least'", "as === 'least'"),
  estimate(
    'estimate.ts',
    'Math.min(...counts), Math.max(...counts)',
    'Math.max(...counts), Math.max(...counts)',
  ),
  estimate('holds.ts', "estimate.lines.some(({ certainty }) => certainty === 'toConfirm')", 'false'),
  requests(
    'estimate.server.ts',
    'if (sumsOf(snapshot) === carried.sums) return { snapshot }',
    'return { snapshot }',
  ),
  hours('opening.ts', 'opens <= time && time < closes', 'opens < time && time < closes'),
  hours('opening.ts', 'opens <= time && time < closes', 'opens <= time && time <= closes'),
  hours('opening.ts', 'ahead > 0 || time < opens', 'ahead > 0'),
  hours('opening.ts', 'if (days < 7)', 'if (days <= 7)'),
  hours('holidays.ts', 'dayOfWeek === 7 ? 2 : 1', 'dayOfWeek === 7 ? 1 : 1'),
  hours('holidays.ts', 'const last = day(year, 5, 24)', 'const last = day(year, 5, 25)'),
  hours('dates.ts', '(today.year - day.year) * 12 + today.month - day.month', 'Math.floor(days / 30.4)'),
  opening('stands.ts', 'if (lacksUnit(editor, now)) return false', ''),
  opening('stands.ts', "now.opening.answers[id] !== 'none' &&", ''),
  desk(
    'changes.server.ts',
    ".where('saved_at', '=', seen)\n        .returning('path')",
    ".returning('path')",
  ),
  desk('changes.server.ts', 'if ((await newestSet(trx)) !== after) return undefined', ''),
  desk('changes.server.ts', 'if (same(was, now)) return dropDraft(db, path, seen)', ''),
  desk('checks.ts', 'const LARGE_CHANGE = 0.3', 'const LARGE_CHANGE = 0.4'),
  desk('checks.ts', 'next.from <= to', 'next.from < to'),
  desk('checks.ts', 'if (to < from)', 'if (to <= from)'),
  desk('checks.ts', '?.published === false', '?.published === null'),
  desk('checks.ts', '.length === 1\n}', '.length === 2\n}'),
  desk('text-rules.ts', "if (needed) return [{ kind: 'needed', lang, found: needed }]", ''),
  desk('text-rules.ts', '  WARRANTY,\n', ''),
  accounts('roles.server.ts', "if (!person.emailVerified) return 'unconfirmed'", ''),
  accounts(
    'roles.server.ts',
    "await trx.deleteFrom('session').where('userId', '=', id).execute()\n      return",
    'return',
  ),
  accounts(
    'invitations.server.ts',
    ".where('expires_at', '>', new Date().toISOString())\n      .returning",
    '.returning',
  ),
  accounts('invitations.server.ts', "taken.role === 'admin'", "taken.role !== 'admin'"),
  accounts('factors/used-codes.server.ts', 'return claimed !== undefined', 'return true'),
  privacy(
    'retention.server.ts',
    "where('request.created_at', '<', since)",
    "where('request.created_at', '<=', since)",
  ),
  privacy('retention.server.ts', ".where(noneSince('request_notes', since))", ''),
  privacy('retention-runs.server.ts', '|| due.requests > MOST_REQUESTS', ''),
  privacy('forget.server.ts', ".filter(({ status }) => status !== 'spam')", ''),
  privacy('erase.server.ts', 'theirs.has(reference)', 'true'),
  privacy('erase.server.ts', '!staying.has(to_address.toLowerCase())', 'true'),
  jobs('jobs.server.ts', 'firstRetry * 2 ** (attempts - 1)', 'firstRetry * 2 ** attempts'),
  mail('mail-job.server.ts', '(status ?? 0) >= 500', '(status ?? 0) >= 400'),
  database('phone-numbers.ts', '!last.extension && isExtension(group)', 'isExtension(group)'),
  database('phone-numbers.ts', "replace(/\\p{Cf}|\\u034f/gu, '')", "replace(/\\u034f/gu, '')"),
  database('budgets.ts', '1 + (budget.leave ?? 0)', '1'),
]
