import { services } from '../../app/content/services/index.ts'

/** The footer on a phone, in pixels: seven services stand in two lines, more in a third. */
export const FOOTER_MOST = services.length > 7 ? 944 : 900
