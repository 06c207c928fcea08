import { type Facts, facts } from '../facts.ts'
import { fill } from '../fill.ts'
import { langs, type Text } from '../language.ts'
import type { Price } from '../prices/prices.ts'
import { unitOf } from '../prices/units.ts'
import { rowStands } from '../records/rows.ts'
import { stands } from '../records/stands.ts'
import type { ServiceId } from '../services/index.ts'
import { packages } from './index.ts'
import { everyLine, type Package, type PackageLine, type PackageQuestion } from './package.ts'

/** The packages that visitors can price now, which stand only beside the prices that they need. */
export const offeredPackages = (now: Facts = facts()): readonly Package[] =>
  packages.filter(({ id }) => stands(`packages.${id}`, now)).map((job) => withStandingPrices(job, now))

/** The first package of a service, which is the most requested; undefined where none of its jobs can be priced. */
export const packageOfService = (id: ServiceId): Package | undefined =>
  offeredPackages().find(({ service }) => service === id)

/** A job without the answers whose price or amount does not stand. */
function withStandingPrices(job: Package, now: Facts): Package {
  const stand = (lines: readonly PackageLine[] = []) =>
    lines.every((line) => !('row' in line) || rowStands(line.row, now))
  const isNamed = (label: Text) => langs.every((lang) => fill(label[lang], lang, now))
  const questions = job.questions.map((question) => ({
    ...question,
    options: question.options.filter(({ lines, label }) => stand(lines) && isNamed(label)),
  }))
  const lines = everyLine({ ...job, questions })
  const isAsked = ({ preset, options }: PackageQuestion) =>
    options.some(({ counts }) => counts)
      ? lines.some((line) => isCountedBy(options, line, now))
      : options.length > 1 || (!preset && options.some((option) => option.lines))
  // The only answer left where one is preset is part of the job.
  const settled = questions.filter(({ preset, options }) => preset && options.length === 1)
  return { ...job, lines: everyLine({ ...job, questions: settled }), questions: questions.filter(isAsked) }
}

/** Whether a line's price is by what these answers count. */
function isCountedBy(options: PackageQuestion['options'], line: PackageLine, { prices }: Facts): boolean {
  if (!('row' in line) || line.counts) return false
  const { unit }: Price = prices[line.row]
  const counted = unit && unitOf(unit).counts
  return counted !== undefined && options.some(({ counts }) => counts?.[counted] !== undefined)
}
