import type { SchemaStep } from '../migrate.ts'
import { requests } from './001-requests.ts'
import { accounts } from './002-accounts.ts'
import { inbox } from './003-inbox.ts'
import { searchIndexes } from './004-search-indexes.ts'
import { staffAccounts } from './005-staff-accounts.ts'
import { privacyTables } from './007-privacy.ts'
import { liveInbox } from './008-live-inbox.ts'
import { privacyDesk } from './009-privacy-desk.ts'
import { requestBudgets } from './010-request-budgets.ts'
import { accountMails } from './011-account-mails.ts'
import { requestContent } from './012-request-content.ts'
import { openLists } from './013-open-lists.ts'
import { oneBudgetTable } from './014-one-budget-table.ts'
import { contentDesk } from './015-content-desk.ts'
import { estimates } from './016-estimates.ts'
import { contentPictures } from './018-content-pictures.ts'
import { editorsAndSetUp } from './019-editors-and-set-up.ts'
import { staffArea } from './020-staff-area.ts'
import { lostReasonColumns } from './021-lost-reasons.ts'
import { push } from './022-push.ts'
import { actsDone } from './023-acts-done.ts'
import { openLanguages } from './025-open-languages.ts'
import { unanswered } from './026-unanswered.ts'

/** Every step of the schema in the order it ran; a step that was released is never changed again. */
export const migrations: Readonly<Record<string, SchemaStep>> = {
  '001-requests': requests,
  '002-accounts': accounts,
  '003-inbox': inbox,
  '004-search-indexes': searchIndexes,
  '005-staff-accounts': staffAccounts,
  '007-privacy': privacyTables,
  '008-live-inbox': liveInbox,
  '009-privacy-desk': privacyDesk,
  '010-request-budgets': requestBudgets,
  '011-account-mails': accountMails,
  '012-request-content': requestContent,
  '013-open-lists': openLists,
  '014-one-budget-table': oneBudgetTable,
  '015-content-desk': contentDesk,
  '016-estimates': estimates,
  '018-content-pictures': contentPictures,
  '019-editors-and-set-up': editorsAndSetUp,
  '020-staff-area': staffArea,
  '021-lost-reasons': lostReasonColumns,
  '022-push': push,
  '023-acts-done': actsDone,
  '025-open-languages': openLanguages,
  '026-unanswered': unanswered,
}
