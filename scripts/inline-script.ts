import { build, type Plugin } from 'vite'

/** `import source from './early.ts?script'`: the module and what it imports as one minified classic script. */
export function inlineScript(): Plugin {
  const suffix = '?script'
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null
      const found = await this.resolve(source.slice(0, -suffix.length), importer)
      return found && `\0${found.id}${suffix}`
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(suffix)) return null
      const entry = id.slice(1, -suffix.length)
      this.addWatchFile(entry)
      const built = await build({
        configFile: false,
        logLevel: 'silent',
        build: {
          write: false,
          minify: true,
          rolldownOptions: { input: entry, output: { format: 'iife' } },
        },
      })
      const [result] = Array.isArray(built) ? built : [built]
      if (!result || !('output' in result)) throw new Error(`${entry} made no script`)
      return `export default ${JSON.stringify(result.output[0].code.trim())}`
    },
  }
}
