import type { Config } from '@react-router/dev/config'

/** The application has a folder of its own in `build`, because its build empties it: the pictures stay beside it. */
export default {
  buildDirectory: 'build/app',
  ssr: true,
} satisfies Config
