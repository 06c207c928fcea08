import path from 'node:path'
import { runnerImport } from 'vite'

// The content loads its articles with Vite's `import.meta.glob`, which Node alone does not support.
const { module } = await runnerImport<typeof import('./content-command.ts')>(
  path.resolve(import.meta.dirname, 'content-command.ts'),
  {
    configFile: false,
    logLevel: 'error',
  },
)

try {
  process.stdout.write(await module.contentCommand(process.argv.slice(2), process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
