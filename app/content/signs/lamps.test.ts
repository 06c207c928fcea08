import { expect, test } from 'vitest'
import { langs } from '../language.ts'
import { signs } from '../safety.ts'
import { canIDrive } from '../texts/can-i-drive.ts'
import { lamps } from './lamps.ts'

test('the words under a lamp are in its sign, so that who speaks them to the device is understood', () => {
  for (const lang of langs)
    for (const lamp of lamps)
      for (const word of canIDrive[lang].lamps[lamp].toLowerCase().match(/[^ ()]+/g) ?? [])
        expect(signs[lamp].sign[lang].toLowerCase()).toContain(word)
})
