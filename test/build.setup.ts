import { spawnSync } from 'node:child_process'

/** Tests of the server meet the production build, made anew where a source changed. */
export default function setup(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed')
}
