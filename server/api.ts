import type { ServerBuild } from 'react-router'
import type * as Api from '#app/server-api.ts'

export type ServerApi = typeof Api

/** What the built application offers the server. React Router's type of a build does not know what its entry exports. */
export const apiOf = (build: ServerBuild): ServerApi =>
  (build.entry.module as unknown as { api: ServerApi }).api
