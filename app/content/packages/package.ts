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

/** What has no price on the list and is seen at the garage. A closed list: neither shop supplies nor disposal can be charged (s. 224). */
export type OpenLine = 'newTires' | 'brakePads' | 'repair'

/**
 * A line of a package. An amount is always a row of the price list, or the State's duty.
 * `times`: how many, or the question whose answer says it.
 */
export type PackageLine =
  | {
      row: PriceKey
      type: 'part' | 'labour' | 'package'
      times?: number | QuestionName
      /** `free`: not charged here. `least`: it costs this or more. `toSee`: charged, then deducted or added to. */
      as?: 'free' | 'least' | 'toSee'
    }
  | { duty: DutyKey; type: 'duty'; times: number }
  | { open: OpenLine; type: 'part' | 'labour' }

export type LineType = PackageLine['type']

export type PackageOption = {
  id: string
  /** How an address names it. */
  key: Text
  label: Text
  lines?: readonly PackageLine[]
  /** How many it means, where a line counts by this question. */
  count?: number
}

export type PackageQuestion = {
  name: QuestionName
  /** The answer that holds until another is given. Without one, no answer is "I don't know" and makes a range. */
  preset?: string
  /** The line in place of those of the answers while nobody knows which. */
  unknown?: Text
  options: readonly PackageOption[]
}

/** What a job takes: lines of the price list, some of which depend on what is answered. */
export type Package = {
  id: JobId
  key: Text
  label: Text
  /** Which service of the garage does it; the request's too, where the request names no other. */
  service: ServiceId
  request?: 'diagnostic'
  lines: readonly PackageLine[]
  /** Three at most: with the job itself four choices. */
  questions: readonly PackageQuestion[]
}

/** A key that is written alike in every language. */
export const sameKey = (key: string): Text => ({ fr: key, en: key })
