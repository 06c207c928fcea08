import { forEachLang, type Lang, type Text } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'

/** What can be counted in a job. There is always one vehicle, and no job knows its hours. */
export type Countable = 'vehicle' | 'wheels' | 'axles' | 'litres' | 'hours' | 'pieces'

/** How many there are of what a price may be by. */
export type Counts = Partial<Record<Countable, number>>

/** `after` a price in a list: "10 $ / litre"; `spoken` in a sentence: "10 $ le litre"; `one` and `many` behind a count, if at all. */
type UnitWords = { name: string; after: string; spoken: string; one: string; many: string }

type Unit = Record<Lang, UnitWords> & {
  /** Absent from the garage's own unit, of which no job knows how many there are. */
  counts?: Countable
  /** Its UN/CEFACT code in structured data. */
  code?: string
}

type Words = readonly [name: string, spoken: string, one?: string, many?: string]

const wordsOf = ([name, spoken, one = name, many = one]: Words): UnitWords => {
  return { name, after: `/ ${name}`, spoken, one, many }
}

const unit = (counts: Countable, code: string | undefined, fr: Words, en: Words): Unit => {
  return { fr: wordsOf(fr), en: wordsOf(en), counts, ...(code && { code }) }
}

/** Its line says what is counted: "4 × 10 $". */
const each = (word: string): UnitWords => ({ name: word, after: word, spoken: word, one: '', many: '' })

const units = {
  litre: unit('litres', 'LTR', ['litre', 'le litre', 'L'], ['litre', 'a litre', 'L']),
  tire: unit('wheels', 'H87', ['pneu', 'par pneu', 'pneu', 'pneus'], ['tire', 'per tire', 'tire', 'tires']),
  axle: unit(
    'axles',
    'C62',
    ['essieu', 'par essieu', 'essieu', 'essieux'],
    ['axle', 'per axle', 'axle', 'axles'],
  ),
  vehicle: unit('vehicle', 'C62', ['véhicule', 'par véhicule', ''], ['vehicle', 'per vehicle', '']),
  season: unit(
    'vehicle',
    undefined,
    ['saison', 'par saison', 'saison', 'saisons'],
    ['season', 'per season', 'season', 'seasons'],
  ),
  hour: unit('hours', 'HUR', ['heure', 'l’heure', 'h'], ['hour', 'an hour', 'h']),
  valve: unit('pieces', 'H87', ['valve', 'chacune', 'valve', 'valves'], ['valve', 'each', 'valve', 'valves']),
  each: { fr: each('chacun'), en: each('each'), counts: 'pieces', code: 'H87' },
} satisfies Record<string, Unit>

export type PriceUnit = keyof typeof units
export const priceUnits = Object.keys(units) as [PriceUnit, ...PriceUnit[]]

/** One of the list, or the garage's own word: "jour", "100 km". */
export type AnyUnit = PriceUnit | Text

const spokenOwn: Text = { fr: 'par [unit]', en: 'per [unit]' }

/** All that is known of a unit: the only place that tells the garage's own from those of the list. */
export function unitOf(of: AnyUnit): Unit {
  if (typeof of === 'string') return units[of]
  return forEachLang((lang) => wordsOf([of[lang], fillSlots(spokenOwn[lang], { unit: of[lang] })]))
}
