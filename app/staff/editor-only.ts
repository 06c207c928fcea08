import { only } from '#app/accounts/guards.server.ts'

/** Closes to writers every page, loader and action below this layout: in `routes.ts` they are its children. */
export const middleware = [only('editor')]
