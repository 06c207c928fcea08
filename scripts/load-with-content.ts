import path from 'node:path'
import { runnerImport } from 'vite'
import { textsFiles } from './texts-files.ts'

/** Loads a module that reads the content, whose articles and texts come through Vite: Node alone cannot read them. */
export async function loadWithContent<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path.resolve(import.meta.dirname, file), {
    configFile: false,
    logLevel: 'error',
    plugins: [textsFiles()],
  })
  return module
}
