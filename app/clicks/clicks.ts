/** The endpoint to which public pages report clicks. */
export const CLICKS_PATH = '/api/events'

/** What is counted: a call, a message, the way to the booking page. */
export const clickEvents = ['call', 'message', 'booking'] as const
export type ClickEvent = (typeof clickEvents)[number]
