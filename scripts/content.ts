import path from 'node:path'
import { runnerImport } from 'vite'

// The content reads its articles as Vite finds them (`import.meta.glob`), which Node alone does not know.
await runnerImport(path.resolve(import.meta.dirname, 'content-command.ts'), {
  configFile: false,
  logLevel: 'error',
})
