import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { installFromDebian } from '../../scripts/debian.ts'

/** The oldest Java that the HTML checker runs on. */
const OLDEST = 17

function versionOf(java: string): number {
  const { stderr = '' } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0)
}

function findJava(): string | undefined {
  const home = process.env.JAVA_HOME && path.join(process.env.JAVA_HOME, 'bin/java')
  return [home, 'java'].find((java) => java && versionOf(java) >= OLDEST)
}

/** A Java for the HTML checker; as root on Debian it is installed if missing. @throws an Error that says how to install it */
export function ensureJava(): string {
  const found = findJava()
  if (found) return found
  installFromDebian('default-jre-headless')
  const installed = findJava()
  if (installed) return installed
  throw new Error(
    `No Java ${OLDEST} or later found: install it (Debian: apt-get install default-jre-headless) or set JAVA_HOME.`,
  )
}
