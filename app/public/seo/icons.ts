/** `scripts/icons.ts` makes them from `mark.ts`. */
const drawn = (prefix: string) =>
  (['any', 'maskable'] as const).flatMap((purpose) =>
    [192, 512].map((size) => ({
      src: `/${prefix}icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )

/** The icons of the installed site. */
export const icons = [...drawn(''), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]

export const staffIcons = drawn('staff-')
