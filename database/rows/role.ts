/** What someone may do in the staff area: everything, or the desk and the inbox. */
export type Role = 'admin' | 'editor'
