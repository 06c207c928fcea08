/** The garage's mark, a car's outline between the two posts of a lift, as a file of its own. `layout/logo.tsx` draws it in the theme's colours. */
export const mark =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><rect width='40' height='40' rx='4' fill='#15171a'/><g fill='none' stroke='#f6f4ef'><path d='M9,7v26M31,7v26' stroke-width='3.5'/><path d='M9,24h22M13,19.5l2.4-5.2c.3-.7,1-1.1,1.7-1.1h5.8c.7,0,1.4.4,1.7,1.1l2.4,5.2' stroke-width='2.5' stroke-linejoin='round'/></g></svg>"
