/** The paper of both themes, as `app/styles/tokens.css` has it. */
export const themeColors = { light: '#f6f4ef', dark: '#101214' } as const
