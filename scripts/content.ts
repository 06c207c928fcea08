import { loadWithContent } from './load-with-content.ts'

type Commands = typeof import('./command/content-command.ts')
const { runContentCommand } = await loadWithContent<Commands>('command/content-command.ts')

await runContentCommand(process.argv.slice(2), process.env)
