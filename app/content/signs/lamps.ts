import type { SignKey } from '../safety.ts'

/** The warning lamps of the panel on "Can I keep driving?", in its order: the red ones first. */
export const lamps = [
  'redBrakeLight',
  'redOilLight',
  'overheating',
  'redBattery',
  'flashingEngine',
  'engineLight',
  'airbagLight',
  'absLight',
  'tirePressure',
  'coolantLevel',
  'serviceReminder',
  'washerLight',
] as const satisfies readonly SignKey[]
export type Lamp = (typeof lamps)[number]
