import { filledCopy } from '#app/content/fill.ts'
import { bilingual } from '#app/content/language.ts'

/** Texts of bulk actions on requests. `[…]` is a slot. */
const copy = bilingual({
  fr: {
    choose: 'Choisir',
    chooseAll: 'Toutes',
    chooseOne: 'Choisir : [name]',
    chosen: 'Avec les demandes choisies',
    status: 'État',
    assignee: 'Confier à',
    nobody: 'Personne',
    apply: 'Changer',
    give: 'Confier',
    undo: 'Annuler',
    act: 'Autres gestes : [name]',
    called: 'Contactée',
    archive: 'Archiver',
    changed: { one: '1 demande changée.', other: '[count] demandes changées.' },
    takenBack: { one: '1 demande remise comme avant.', other: '[count] demandes remises comme avant.' },
    conflicts: 'Laissées comme elles sont, quelqu’un vient de les changer : [names].',
    refused: 'Pas confiées, cette personne n’a plus accès : [names].',
  },
  en: {
    choose: 'Choose',
    chooseAll: 'All',
    chooseOne: 'Choose: [name]',
    chosen: 'With the chosen requests',
    status: 'Status',
    assignee: 'Assign to',
    nobody: 'Nobody',
    apply: 'Change',
    give: 'Assign',
    undo: 'Undo',
    act: 'More: [name]',
    called: 'Contacted',
    archive: 'Archive',
    changed: { one: '1 request changed.', other: '[count] requests changed.' },
    takenBack: { one: '1 request as it was before.', other: '[count] requests as they were before.' },
    conflicts: 'Left as they are, someone has just changed them: [names].',
    refused: 'Not assigned, this person no longer has access: [names].',
  },
})

export type ManyCopy = (typeof copy)['fr']

export const manyCopy = filledCopy(copy)
