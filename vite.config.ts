import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin } from 'vite'
import { lastChanges } from './scripts/last-changes.ts'

/** `import source from './early.ts?script'`: the module and what it imports as one minified classic script. */
function inlineScript(): Plugin {
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

/** Toasts without the stylesheet sonner adds by script, which the pages' policy refuses: it is part of `staff.css`. */
function toastsWithoutStyles(): Plugin {
  return {
    name: 'toasts-without-styles',
    transform(code, id) {
      if (!/sonner\/dist\/index\.mjs/.test(id)) return null
      const call = /^__insertCSS\(".*"\);?$/m
      if (!call.test(code)) throw new Error('sonner adds its styles in another way than expected')
      return { code: code.replace(call, ''), map: null }
    },
  }
}

/**
 * Public styles without what Tailwind says of every element's "before" and "after": a browser would work out three styles per
 * element. What draws one says all of it.
 */
function elementsAlone(): Plugin {
  return {
    name: 'elements-alone',
    enforce: 'pre',
    transform(code, id) {
      if (!/styles\/site\.css/.test(id)) return null
      const parts = /(?<=\*,\s*)::after,\s*::before,\s*::backdrop,\s*(?=::file-selector-button)/
      if (!parts.test(code)) throw new Error('Tailwind says it in another way than expected')
      return { code: code.replace(parts, ''), map: null }
    },
  }
}

/**
 * React, its router, what every page has and what several pages share in a file each: few requests, and none takes long
 * to start.
 */
const chunks = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'router', test: /node_modules\/(react-router|cookie-es|cookie)\// },
    {
      name: 'base',
      test: /app\/(layout|offline|content\/language|ui\/(accordion|action-link|copy-button|linked-text|fetch-part|icon|picture|price-tag|reduced-motion|tabs|written))|preload-helper/,
      minShareCount: 2,
    },
    {
      name: 'parts',
      test: /app\/(ui\/(breadcrumb|current-entry|forty-seven|section|use-section-in-view)|pages\/.*(link-lines|share-links|price-table))/,
      minShareCount: 2,
    },
  ],
}

/** What the server's own modules load too, or what finds its files by itself. */
const apart = ['react', 'react-dom', 'react-router', 'pg', 'nodemailer']

export default defineConfig(({ command }) => ({
  plugins: [
    inlineScript(),
    toastsWithoutStyles(),
    lastChanges(),
    tailwindcss({ optimize: false }),
    elementsAlone(),
    reactRouter(),
  ],
  // The browsers Tailwind 4 is written for; forms for older ones would only travel along.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome111', 'safari16.4', 'firefox128'] },
  environments: {
    // In one file with the application: a thousand modules less to find and read at every start.
    ssr: command === 'build' ? { resolve: { noExternal: true, external: apart } } : {},
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
  },
}))
