import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import type { Problem } from '#app/publishing/checks.ts'
import type { AddedList } from '#app/publishing/kinds/lists.ts'
import type { Filled, InProps } from '#app/staff/kit/fields.tsx'
import type { Edit, Item } from './edits.server.ts'
import type { PriceFieldsData } from './prices/price-fields.tsx'

/** `sent`: the form, where one was sent. */
export type Asked = { runtime: Runtime; lang: Lang; sent: FormData | undefined }

/** A field of an item's form. */
export type ItemField = Pick<InProps, 'name' | 'type' | 'inputMode' | 'lang' | 'rows' | 'options'> & {
  label: string
  hint?: string | undefined
  /** Of a box to tick. */
  value?: string
}

/** What a kind brings to the page on which one of its items is edited. */
export type Editor = {
  item: Item
  /** The tab of the desk that stays marked. */
  tab: 'prices' | 'facts' | AddedList
  words: {
    back: { to: string; label: string }
    heading: string
    /** What is published now. */
    online?: string | undefined
    /** Where its photograph is chosen, once it is stored. */
    picture?: { to: string | undefined; label: string } | undefined
    hint?: string | undefined
    /** The line of the opening's list that withdraws it from an open site, for admins. */
    withdraw?: { to: string; label: string } | undefined
    /** For the button that removes it, which sends the intent `remove`. */
    remove?: string | undefined
  }
  /** The key of a new item, by the name under which the form sends it back. */
  hidden?: Record<string, string>
  fields: ItemField[] | PriceFieldsData
  /** What stands in the fields: what was sent, or else the item. */
  values: Filled['values']
  /** The value that was sent, or what is wrong with it. */
  read(sent: FormData): { now: unknown } | Pick<Filled, 'errors'>
  /** Why nothing was saved, if not in the words of all. */
  wrong?: string
  conflict?: string
  /** What forbids this value, asked before it is saved. */
  problems?(now: unknown): Promise<Problem[]>
  /** How it is saved, if not as any edit. */
  save?(edit: Edit): Promise<Item | undefined>
}
