/**
 * A compact hatchback from the side, front to the right, 271 units to the metre: wheelbase 2.63 m, height 1.49 m, tires of
 * 0.63 m, the road at 440.
 */
const circle = (x: number, radius: number) =>
  `M${x - radius} 354a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0z`
const tire = (x: number) => circle(x, 86) + circle(x, 64)
/** The rim with the windows between its five spokes, and the hub. */
const rim = (x: number) =>
  `${circle(x, 57)}M${x} 354m7-19l2-35a55 55 0 0 1 40 29l-34 12zm13 20l33-13a55 55 0 0 1-15 48l-22-27zm-13 20l23 27a55 55 0 0 1-50 0l23-27zm-21-8l-22 27a55 55 0 0 1-15-48l33 13zm0-24l-34-12a55 55 0 0 1 40-29l2 35z${circle(x, 9)}`

export const car = {
  outline:
    'M620 42C530 33 440 33 370 38 290 43 215 53 146 70 128 112 104 150 86 184Q66 194 58 234l-6 34q-8 4-9 14-3 40 8 74 4 18 14 22l101 7A96 96 0 1 1 348 385l14 6H866L879 385A96 96 0 1 1 1061 385H1158C1172 385 1182 380 1188 368 1198 346 1200 316 1194 288 1188 262 1166 238 1130 222 1074 200 990 186 908 178 858 140 796 94 732 64 704 54 664 47 620 42z',
  glass:
    'M606 65C520 57 430 58 346 67L332 172 606 180zM326 70C288 76 250 98 214 134q-10 12 4 18 50 14 96 18zM634 66C668 69 696 76 718 86L866 186 634 181z',
  seams:
    'M620 66V376H374C376 350 376 322 368 292 356 250 328 224 332 172M394 212h46q5 0 5 5t-5 5H394q-5 0-5-5t5-5zM166 328C158 306 140 290 118 282L46 276M62 234Q68 204 86 196L122 204Q128 226 112 250L55 254M154 84Q126 138 112 198M866 186C878 236 874 330 848 376H620M652 214h46q5 0 5 5t-5 5h-46q-5 0-5-5t5-5zM806 178q-4-22 14-24 20 0 22 16 0 10-10 10zM890 190C960 196 1046 208 1098 226',
  sill: 'M374 376H848l18 15H362z',
  /** A block under the hood, with its valve cover, oil cap and belt. */
  engine:
    'M906 254V238h104v8M912 238v-10q0-6 6-6h78q8 0 8 6v10M934 222v-9h26v9M1012 240a15 15 0 1 0 30 0 15 15 0 1 0-30 0zM1018 249l14 12M1041 245l8 16',
  nose: 'M1080 228C1112 230 1146 240 1170 256q10 10-4 12L1124 270C1102 264 1086 250 1080 228zM1064 330C1072 304 1088 286 1104 272M1195 300q-23 0-45 6-6 14 2 30 24 2 44-2',
  rearTire: tire(257),
  tires: tire(257) + tire(970),
  rims: rim(257) + rim(970),
  brake: `${circle(970, 46)}M932 312a57 57 0 0 0-18 50l18-3a38 38 0 0 1 12-33z`,
  /** Both doors, as one outline and the pillar between them. */
  doors: 'M332 172C328 224 356 250 368 292 376 322 376 350 374 376H848C874 330 878 236 866 186zM620 180V376',
}

export type CarLines = keyof typeof car
