import type { Config } from '@react-router/dev/config'

/** The application has a folder of its own in `build`, because its build empties it: the pictures stay beside it. */
export default {
  buildDirectory: 'build/app',
  ssr: true,
  // The list of routes is a file that comes with the scripts, not a part of each page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
