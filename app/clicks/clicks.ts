/** The endpoint to which public pages report clicks. */
export const CLICKS_PATH = '/api/events'

/** What is counted: a call, a message, the way to the booking page. */
export const clickEvents = ['call', 'message', 'booking'] as const
export type ClickEvent = (typeof clickEvents)[number]

/** The part of the page the link stands in, named by its element; `section` is the contact section, `body` everything else. */
export const clickPlacements = ['header', 'dialog', 'section', 'body', 'aside', 'nav', 'footer'] as const
export type ClickPlacement = (typeof clickPlacements)[number]
