import path from 'node:path'
import { runnerImport } from 'vite'

// The content loads its articles with Vite's `import.meta.glob`, which Node alone does not support.
const { module } = await runnerImport<typeof import('./command/content-command.ts')>(
  path.resolve(import.meta.dirname, 'command/content-command.ts'),
  {
    configFile: false,
    logLevel: 'error',
  },
)

await module.runContentCommand(process.argv.slice(2), process.env)
