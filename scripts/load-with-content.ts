import path from 'node:path'
import { runnerImport } from 'vite'

/** Loads a module that reads the content, whose articles come through Vite's `import.meta.glob`: Node alone does not support it. */
export async function loadWithContent<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path.resolve(import.meta.dirname, file), {
    configFile: false,
    logLevel: 'error',
  })
  return module
}
