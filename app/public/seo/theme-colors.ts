/** The `--paper` colour of both themes, as in `app/styles/tokens.css`. */
export const themeColors = { light: '#f6f4ef', dark: '#101214' } as const
