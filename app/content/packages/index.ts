import type { Text } from '../language.ts'
import { oilChange, rustproofing } from './oil-and-rust.ts'
import { everyLine, type JobId, type Package, type QuestionName } from './package.ts'
import { bodywork, brakes, diagnostic, inspection } from './repairs.ts'
import { flat, tireFitting, tireSwap } from './tires.ts'

/** The jobs a visitor can price, in the order they are offered. `package.ts` says what a package is. */
export const packages: readonly Package[] = [
  oilChange,
  rustproofing,
  tireSwap,
  flat,
  tireFitting,
  inspection,
  brakes,
  diagnostic,
  bodywork,
]

/** The packages that use a row of the price list. */
export function packagesWith(row: string): Package[] {
  return packages.filter((job) => everyLine(job).some((line) => 'row' in line && line.row === row))
}

/** Query parameter of the job and of each question. */
export const estimateParameters: Record<'job' | QuestionName, Text> = {
  job: { fr: 'travail', en: 'job' },
  oil: { fr: 'huile', en: 'oil' },
  litres: { fr: 'litres', en: 'litres' },
  vehicle: { fr: 'vehicule', en: 'vehicle' },
  storage: { fr: 'entreposage', en: 'storage' },
  wheels: { fr: 'roues', en: 'wheels' },
  supplement: { fr: 'supplement', en: 'surcharge' },
  tires: { fr: 'pneus', en: 'tires' },
  count: { fr: 'nombre', en: 'number' },
  axles: { fr: 'essieu', en: 'axle' },
  valve: { fr: 'valve', en: 'valve' },
  rotors: { fr: 'disques', en: 'rotors' },
  calipers: { fr: 'etriers', en: 'calipers' },
  bleed: { fr: 'purge', en: 'bleed' },
  repair: { fr: 'reparation', en: 'repair' },
  work: { fr: 'travaux', en: 'work' },
}

/** Every parameter above, in every language: a page with one of them in its URL is rendered for that request. */
export const everyEstimateParameter: readonly string[] = [
  ...new Set(Object.values(estimateParameters).flatMap((names) => Object.values(names))),
]

export function packageOf(id: JobId): Package {
  const found = packages.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No package ${id}`)
  return found
}
