import { spawnSync } from 'node:child_process'

/** Server tests run against the production build, rebuilt when a source has changed. */
export default function setup(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed')
}
