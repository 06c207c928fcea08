import { expect, test } from 'vitest'
import { type Lang, langs } from '#app/content/language.ts'
import { priceUnits } from '#app/content/prices/units.ts'
import { type Line, labelOf, printed } from './line.ts'

const quantityText = (line: Omit<Line, 'label'>, lang: Lang) =>
  printed({ label: { fr: '', en: '' }, ...line }, lang).count
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

/** One, two of them, and the price of one where nobody can count them; in French, then in English. A dash is nothing. */
const written = `
litre | 1 L | 2 L × 10,00 $ | 10,00 $ / litre | 1 L | 2 L × $10.00 | $10.00 / litre
tire | 1 pneu | 2 pneus × 10,00 $ | 10,00 $ / pneu | 1 tire | 2 tires × $10.00 | $10.00 / tire
axle | 1 essieu | 2 essieux × 10,00 $ | 10,00 $ / essieu | 1 axle | 2 axles × $10.00 | $10.00 / axle
vehicle | - | 2 × 10,00 $ | 10,00 $ / véhicule | - | 2 × $10.00 | $10.00 / vehicle
season | 1 saison | 2 saisons × 10,00 $ | 10,00 $ / saison | 1 season | 2 seasons × $10.00 | $10.00 / season
hour | 1 h | 2 h × 10,00 $ | 10,00 $ / heure | 1 h | 2 h × $10.00 | $10.00 / hour
valve | 1 valve | 2 valves × 10,00 $ | 10,00 $ / valve | 1 valve | 2 valves × $10.00 | $10.00 / valve
each | - | 2 × 10,00 $ | 10,00 $ chacun | - | 2 × $10.00 | $10.00 each`
const rows = new Map(
  written
    .trim()
    .split('\n')
    .map((row) => [row.split(' | ')[0], row.split(' | ').slice(1)]),
)

test.each(priceUnits)('a quantity of the unit %s names it, in both languages', (unit) => {
  const texts = langs.flatMap((lang) =>
    [1_000, 2_000, undefined].map((count) =>
      plain(quantityText({ ...(count && { count }), each: 10_00, unit }, lang)),
    ),
  )
  expect(texts.map((text) => text || '-')).toEqual(rows.get(unit))
})

test.each([
  [{ count: 1_000, unit: 'axle', which: { fr: 'essieu avant', en: 'front axle' } }, 'essieu avant'],
  [{ count: 2_000, unit: 'axle', which: { fr: 'essieu avant', en: 'front axle' } }, '2 essieux × 10,00 $'],
  [{ count: 1_125, unit: 'hour' }, '1,125 h × 10,00 $'],
  [{ count: 2_000, unit: { fr: 'jour', en: 'day' } }, '2 jour × 10,00 $'],
  [{ unit: { fr: 'jour', en: 'day' } }, '10,00 $ / jour'],
  [{ count: 2_000 }, '2 × 10,00 $'],
  [{ count: 1_000 }, ''],
  [{}, ''],
] as const)('%j is written "%s"', (quantity, text) => {
  expect(plain(quantityText({ each: 10_00, ...quantity }, 'fr'))).toBe(text)
})

/** A tilde stands for a no-break space. */
test.each([
  [{ halves: 9, unit: 'litre' }, '4,5~L~× 10,00~$'],
  [{ halves: 8, unit: 'tire' }, '4~× 10,00~$'],
  [{ halves: 2, unit: 'axle' }, ''],
  [{ halves: 2, unit: 'litre' }, ''],
  [{ hundredths: 100, unit: 'hour' }, ''],
  [{ hundredths: 125, unit: 'hour' }, '1,25~h × 10,00~$'],
  [{ hundredths: 200, unit: 'tire' }, '2 × 10,00~$'],
  [{ hundredths: 200, unit: { fr: 'jour', en: 'day' } }, '2 × 10,00~$'],
  [{ hundredths: 125_050 }, '1~250,5 × 10,00~$'],
] as const)('%j, as a price was stored before, is written "%s" as then', (quantity, text) => {
  expect(quantityText({ each: 10_00, ...quantity }, 'fr')).toBe(text.replaceAll('~', '\u00a0'))
})

test('a text that another room made is no printed line', () => {
  // @ts-expect-error
  expect(labelOf({ label: 'Pose', count: '', amount: '60 $' })).toBe('Pose')
})
