import { expect, test } from 'vitest'
import { langs } from '../language.ts'
import { signs } from '../safety.ts'
import { canIDrive } from '../texts/can-i-drive.ts'
import { lamps } from './lamps.ts'

test('the word under a lamp is one of its sign, so that who speaks it to the device is understood', () => {
  for (const lang of langs)
    for (const lamp of lamps)
      expect(signs[lamp].sign[lang].toLowerCase()).toContain(canIDrive[lang].lamps[lamp].toLowerCase())
})
