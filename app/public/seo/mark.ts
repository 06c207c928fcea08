const drawnIn = (ground: string, lines: string) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><rect width='40' height='40' rx='4' fill='${ground}'/><g fill='none' stroke='${lines}'><path d='M9,7v26M31,7v26' stroke-width='3.5'/><path d='M9,24h22M13,19.5l2.4-5.2c.3-.7,1-1.1,1.7-1.1h5.8c.7,0,1.4.4,1.7,1.1l2.4,5.2' stroke-width='2.5' stroke-linejoin='round'/></g></svg>`

/** The logo as a file: a car's outline between the posts of a lift. `layout/logo.tsx` draws it in the theme's colours. */
export const mark = drawnIn('#15171a', '#f6f4ef')

/** The same in other colours for the staff area, so that the two are not confused on a phone that has both. */
export const staffMark = drawnIn('#ff5a1f', '#15171a')
