import { z } from 'zod'
import { bundledFacts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { percentText } from '#app/content/prices/money.ts'
import type { Taxes } from '#app/content/prices/prices.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { href } from '#app/site-map.ts'
import { numberField } from './fact-form.ts'
import type { Kind } from './kind.ts'

/** What `taxOn` reckons with: thousandths of a per cent. */
const rate = z.number().positive().max(20).multipleOf(0.001)

/** The rates of GST and QST. */
export const taxes: Kind<Taxes> = {
  has: (key) => key === 'rates',
  schema: () => z.strictObject({ gst: rate, qst: rate }),
  bundled: () => bundledFacts.taxes,
  file: () => 'prices/prices.ts',
  name: (_key, _value, lang) => deskCopy(lang).facts.names['taxes.rates'],
  text: ({ gst, qst }, lang) =>
    fillSlots(deskCopy(lang).facts.taxes, { gst: percentText(gst, lang), qst: percentText(qst, lang) }),
  page: (_key, _value, lang) => href('pricing', lang),
  isForAdmins: () => true,
  /** Every total leans on them, and they change once in a decade. */
  isLarge: () => true,
  form: () => ({
    fields(value, lang: Lang) {
      const { fields } = deskCopy(lang).facts
      const { gst, qst } = value as Taxes
      return [numberField('gst', fields.gst, gst, lang, 3), numberField('qst', fields.qst, qst, lang, 3)]
    },
    read: (_text, _form, number) => ({ gst: number('gst', 3), qst: number('qst', 3) }),
    hint: (lang) => deskCopy(lang).facts.hints.taxes,
    error: (lang) => deskCopy(lang).facts.errors.taxes,
  }),
}
