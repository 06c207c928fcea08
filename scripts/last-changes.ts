import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')
const CONTENT = 'app/content'

/** `import changes from 'virtual:last-changes'`: the day each content file last changed, for the sitemap. */
export function lastChanges(): Plugin {
  const name = 'virtual:last-changes'
  return {
    name: 'last-changes',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(changes())}` : null),
  }
}

/** By path below `app/content`: the day of the last commit; without git history, the file's modification time. */
function changes(): Record<string, string> {
  const committed = commitDays()
  const files = readdirSync(path.join(ROOT, CONTENT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
  return Object.fromEntries(
    files.map((file) => [
      file.slice(CONTENT.length + 1),
      committed.get(file) ?? statSync(path.join(ROOT, file)).mtime.toISOString().slice(0, 10),
    ]),
  )
}

function commitDays(): Map<string, string> {
  const { status, stdout } = spawnSync(
    'git',
    ['log', '--format=day %cs', '--name-only', '--relative', '--', CONTENT],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const days = new Map<string, string>()
  if (status !== 0) return days
  let day = ''
  for (const line of stdout.split('\n')) {
    if (line.startsWith('day ')) day = line.slice('day '.length)
    else if (line && !days.has(line)) days.set(line, day)
  }
  return days
}
