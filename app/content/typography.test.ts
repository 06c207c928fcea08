import { expect, test } from 'vitest'
import type { Lang } from './language.ts'
import { typeset } from './typography.ts'

/** A tilde stands for a no-break space. */
test.each<[Lang, string]>([
  ['fr', 'Pose, 13~à~17~po'],
  ['en', 'Fitting, 13~to~17~in'],
  ['en', 'Up to 33~in, in 2 hours'],
  ['fr', '1~à~2~jours ouvrables'],
  ['fr', '40~000 à 60~000~km, 4,5~L, 5~min'],
  ['fr', 'au 7971,~15e Avenue, en face'],
  ['en', 'at 7971~15e Avenue'],
  ['fr', '4455~boul. Lajeunesse'],
  ['fr', '«~18~po~»~: 2~ans'],
  ['en', 'January~5 to February~2'],
])('in %s, %s', (lang, text) => {
  expect(typeset(text.replaceAll('~', ' '), lang)).toBe(text.replaceAll('~', '\u00a0'))
})
