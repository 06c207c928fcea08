import type { Sense } from '#app/content/safety.ts'
import type { Lamp } from '#app/content/signs/lamps.ts'

/** As on most dashboards: red where the car must stop, and for the airbags. */
export const red: readonly Lamp[] = [
  'redBrakeLight',
  'redOilLight',
  'overheating',
  'redBattery',
  'airbagLight',
]
/** What is noticed without a lamp, drawn beside them. */
export const drawn = ['noise', 'smell', 'leak', 'feel'] as const satisfies readonly Sense[]

/** A round lamp between two brackets, as for everything that concerns the brakes. */
const brake =
  'M20 9.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 1 0 0-21zM8.5 8.5a16.5 16.5 0 0 0 0 23M31.5 8.5a16.5 16.5 0 0 1 0 23'
const engine =
  'M14 9.5h9.5M18.7 9.5v5M7 18v9M7 22.5h4M11 18.5l3-4h9l4 4.5h3.5v-3h4v13h-4v-3h-3l-4 4.5h-8.5l-4-4z'

/** The outline of each lamp, and of what is heard, smelled, leaks or is felt, in a square of 40 × 40. */
export const outlines = {
  redBrakeLight: `${brake}M20 14v7.5M20 25.5v.1`,
  redOilLight:
    'M10 19h15l3.5 3 9-5.5L29 29H10zM10 26l-6-5.5 1.5-3.5 4.5 2.5M17.5 19v-3.5M14 15.5h7M36.5 22c1.3 1.9 1.9 2.9 1.9 3.9a1.9 1.9 0 0 1-3.8 0c0-1 .6-2 1.9-3.9z',
  flashingEngine: `${engine}M4 9l3.5 2.5M36 9l-3.5 2.5M20 3v2.5M4.5 34l3-2.5M35.5 34l-3-2.5`,
  redBattery: 'M6 14h28v17H6zM10 14v-3.5h5.5V14M24.5 14v-3.5H30V14M11 21h5.5M23.5 21H29M26.2 18.2v5.6',
  overheating:
    'M20 24V7M20 8h4.5M20 12.5h4.5M20 17h4.5M20 24a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM6 25.5c2 0 2-1.5 4.2-1.5s2.2 1.5 4.3 1.5M25.5 25.5c2.1 0 2.1-1.5 4.3-1.5s2.2 1.5 4.2 1.5M6 34.5c2.3 0 2.3-1.5 4.7-1.5s2.3 1.5 4.6 1.5 2.4-1.5 4.7-1.5 2.3 1.5 4.7 1.5 2.3-1.5 4.6-1.5 2.4 1.5 4.7 1.5',
  airbagLight:
    'M14.5 6a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 1 0 0-6.4zM11 16.5v10.5a3 3 0 0 0 3 3h9.5l5 5.5M18 23.5h-2.5M27 11a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13z',
  engineLight: engine,
  absLight: `${brake}M12.3 23.5l2.2-7 2.2 7M13.1 21.3h2.8M18.7 16.5v7h2.1a1.9 1.9 0 0 0 0-3.8h-2.1 1.7a1.6 1.6 0 0 0 0-3.2zM27.3 17.6c-.4-.8-1.1-1.1-1.9-1.1-1.1 0-1.8.7-1.8 1.6 0 2.4 4 1.3 4 3.7 0 1-.8 1.7-2 1.7-1 0-1.8-.4-2.2-1.3`,
  tirePressure:
    'M12 7c-3 3.5-4.5 8-4.5 12 0 4 1.5 7 4.5 9.5h16c3-2.5 4.5-5.5 4.5-9.5 0-4-1.5-8.5-4.5-12M12 28.5l1.5 4.5 2-3 2.250 3 2.250-3 2.250 3 2.250-3 2 3 1.5-4.5M20 11v9M20 24v.1',
  coolantLevel:
    'M7 13h26v20H7zM15.5 13V9h9v4M20 17v6.5M20 18h3.5M20 21h3.5M7 28c2.2 0 2.2-1.5 4.4-1.5s2.1 1.5 4.3 1.5 2.1-1.5 4.3-1.5 2.2 1.5 4.4 1.5 2.1-1.5 4.3-1.5 2.1 1.5 4.3 1.5',
  serviceReminder:
    'M33.5 12l-4.5 4.5-4.2-1.3-1.3-4.2L28 6.5a8.3 8.3 0 0 0-10.5 10.6L7.3 27.3a3.8 3.8 0 0 0 5.4 5.4l10.2-10.2A8.3 8.3 0 0 0 33.5 12z',
  washerLight:
    'M4.5 17.5c10-6 21-6 31 0L31 32.5c-7-3-15-3-22 0zM20 25.5v-3M20 19.5v-3M20 13.5V9c0-2.5-1.5-4-4-4M20 9c0-2.5 1.5-4 4-4M12.5 5.5c-1.5.5-2.5 1.5-3 3M27.5 5.5c1.5.5 2.5 1.5 3 3',
  noise:
    'M12 19a9 9 0 1 1 18 0c0 6-5.5 6.5-5.5 11.5a5 5 0 0 1-9.5 2.2M16.5 19.5a4.5 4.5 0 1 1 9 0c0 2.8-3.5 3-3.5 6.3M7.5 13.5a15 15 0 0 0 0 11M3.5 11.5a20 20 0 0 0 0 15',
  smell:
    'M16 6c0 6.5-4.5 12-7.5 17.5-1.4 2.6.2 5 3.2 5 .9 0 1.2 3 4.8 3 2 0 2.5-1.2 4.5-1.2M12.5 27c.4-1.9 1.7-2.9 3.5-2.5M25.5 31c-2.5-3.3 2.5-5.2 0-8.5s2.5-5.2 0-8.5M32.5 31c-2.5-3.3 2.5-5.2 0-8.5s2.5-5.2 0-8.5',
  leak: 'M20 4c4.5 6 6.5 9 6.5 12a6.5 6.5 0 0 1-13 0c0-3 2-6 6.5-12zM15.5 29.2c-6 .4-10 1.6-10 3.1 0 1.8 5 3.2 14.5 3.2s14.5-1.4 14.5-3.2c0-1.5-4-2.7-10-3.1M20 26v4.5',
  feel: 'M20 5a15 15 0 1 0 0 30 15 15 0 1 0 0-30zM20 9a11 11 0 1 0 0 22 11 11 0 1 0 0-22zM20 16.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7zM9.2 18.3l7.4.8M30.8 18.3l-7.4.8M18.3 23.2l-1.6 7.2M21.7 23.2l1.6 7.2',
} as const satisfies Record<Lamp | (typeof drawn)[number], string>
