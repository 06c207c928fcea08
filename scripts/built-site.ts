import type { ServerBuild } from 'react-router'

const built = new URL('../build/app/server/index.js', import.meta.url)

/** The built application. Tests of pages have it from its sources instead: `test/source-build.ts`. */
export const builtSite = async () => (await import(built.href)) as ServerBuild
