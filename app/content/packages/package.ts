import type { DutyKey, PriceKey } from '#app/content/prices/prices.ts'
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
  | 'valve'
  | 'rotors'
  | 'calipers'
  | 'bleed'
  | 'repair'
  | 'work'

/** Lines without a price on the list, priced at the garage. A closed list: s. 224 bars charges for shop supplies or disposal. */
export type UnpricedLine = 'newTires' | 'brakePads' | 'repair'

/**
 * A line of a package. An amount always comes from a row of the price list or from a government duty.
 * `times`: the quantity, or the question whose answer gives it.
 */
export type PackageLine =
  | {
      row: PriceKey
      type: 'part' | 'labour' | 'package'
      times?: number | QuestionName
      /** `free`: not charged in this package. `least`: a minimum. `toSee`: charged, then deducted or added to. */
      as?: 'free' | 'least' | 'toSee'
    }
  | { duty: DutyKey; type: 'duty'; times: number }
  | { unpriced: UnpricedLine; type: 'part' | 'labour' }

export type LineType = PackageLine['type']

export type PackageOption = {
  id: string
  /** Its value in the query string. */
  key: Text
  label: Text
  lines?: readonly PackageLine[]
  /** The quantity it gives to lines whose `times` names this question. */
  count?: number
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
  /** The answers of its commonest case, as the page of its service shows it, and its name where the job's is not enough. */
  usual?: { answers: Partial<Record<QuestionName, string>>; label?: Text }
  /** Three at most, so that a visitor makes at most four choices with the job itself. */
  questions: readonly PackageQuestion[]
}

/** A key that is the same in every language. */
export const sameKey = (key: string): Text => ({ fr: key, en: key })
