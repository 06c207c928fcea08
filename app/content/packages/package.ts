import type { DutyKey, PriceKey } from '#app/content/prices/prices.ts'
import type { Counts } from '#app/content/prices/units.ts'
import type { Text } from '../language.ts'
import type { ServiceId } from '../services/index.ts'

export type JobId =
  | 'oilChange'
  | 'rustproofing'
  | 'tireSwap'
  | 'tireFitting'
  | 'flat'
  | 'brakes'
  | 'inspection'
  | 'diagnostic'
  | 'bodywork'

export type QuestionName =
  | 'oil'
  | 'litres'
  | 'vehicle'
  | 'storage'
  | 'wheels'
  | 'supplement'
  | 'tires'
  | 'count'
  | 'axles'
  | 'valve'
  | 'rotors'
  | 'calipers'
  | 'bleed'
  | 'repair'
  | 'work'

/** Lines without a price on the list, priced at the garage. A closed list: s. 224 bars charges for shop supplies or disposal. */
export type UnpricedLine = 'newTires' | 'brakePads' | 'repair'

/** A line of a package. An amount always comes from a row of the price list or from a government duty. */
export type PackageLine =
  | {
      row: PriceKey
      type: 'part' | 'labour' | 'package'
      /** In place of what the package counts. */
      counts?: Counts
      /** `free`: not charged in this package. `least`: a minimum. `toSee`: charged, then deducted where the garage does that. */
      as?: 'free' | 'least' | 'toSee'
    }
  | { duty: DutyKey; type: 'duty' }
  | { unpriced: UnpricedLine; type: 'part' | 'labour' }

export type LineType = PackageLine['type']

export type PackageOption = {
  id: string
  /** Its value in the query string. */
  key: Text
  label: Text
  lines?: readonly PackageLine[]
  /** How many it says there are, and which, where it is one of several: "essieu avant". */
  counts?: Counts
  which?: Text
}

export type PackageQuestion = {
  name: QuestionName
  /** The default answer. Without a default, no answer means "I don't know" and gives a price range. */
  preset?: string
  /** The line shown instead of the answers' lines while the answer is unknown. */
  unknown?: Text
  options: readonly PackageOption[]
}

/** The lines of the price list that a job uses; some depend on the visitor's answers. */
export type Package = {
  id: JobId
  key: Text
  label: Text
  /** The service that does it; also the service of the request, unless `request` names another. */
  service: ServiceId
  request?: 'diagnostic'
  lines: readonly PackageLine[]
  /** How many there always are. What is neither here nor asked cannot be counted. */
  counts?: Counts
  /** The answers of its commonest case, as the page of its service shows it, and its name where the job's is not enough. */
  usual?: { answers: Partial<Record<QuestionName, string>>; label?: Text }
  /** Three at most, besides one that counts. */
  questions: readonly PackageQuestion[]
}

type Pair = readonly [fr: string, en: string]

/** An answer with its value in the query string and its label, French first. */
export const option = (
  id: string,
  [keyFr, keyEn]: Pair,
  [fr, en]: Pair,
  more: Pick<PackageOption, 'lines' | 'counts' | 'which'> = {},
): PackageOption => ({ id, key: { fr: keyFr, en: keyEn }, label: { fr, en }, ...more })

/** Whether something more is done, which it is not unless one says so. */
export const extra = (name: QuestionName, ...lines: readonly PackageLine[]): PackageQuestion => {
  return { name, preset: 'no', options: [no, yes(...lines)] }
}

export const no = option('no', ['non', 'no'], ['Non', 'No'])
export const yes = (...lines: readonly PackageLine[]) =>
  option('yes', ['oui', 'yes'], ['Oui', 'Yes'], { lines })

/** All lines that a job may have, whatever the answers. */
export const everyLine = ({ lines, questions }: Pick<Package, 'lines' | 'questions'>): PackageLine[] => [
  ...lines,
  ...questions.flatMap(({ options }) => options.flatMap((option) => option.lines ?? [])),
]

/** Texts of the lines that have no price on the list. */
export const unpricedLines: Record<UnpricedLine, { label: Text; note: Text }> = {
  newTires: {
    label: { fr: 'Quatre pneus neufs', en: 'Four new tires' },
    note: { fr: 'Selon le modèle et la dimension', en: 'Depends on the model and size' },
  },
  brakePads: {
    label: { fr: 'Plaquettes', en: 'Brake pads' },
    note: { fr: 'Selon le véhicule', en: 'Depends on the vehicle' },
  },
  repair: {
    label: { fr: 'Réparation', en: 'Repair' },
    note: { fr: 'Chiffrée une fois la cause connue', en: 'Priced once the cause is known' },
  },
}
