import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { inlineScript } from './scripts/inline-script.ts'
import { lastChanges } from './scripts/last-changes.ts'
import { textsFiles } from './scripts/texts-files.ts'

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

/** Public pages are rendered on the server alone: a change that no script in the browser takes up loads them anew. */
function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'ssr') return
      const { client } = server.environments
      if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' })
    },
  }
}

/** The staff area's libraries, each in a file of its own that stays in the cache when the site changes. */
const chunks = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'router', test: /node_modules\/(react-router|cookie-es|cookie)\// },
  ],
}

/** What the server's own modules load too, or what finds its files by itself. */
const apart = ['react', 'react-dom', 'react-router', 'pg', 'nodemailer']

export default defineConfig(({ command }) => ({
  plugins: [
    inlineScript(),
    toastsWithoutStyles(),
    lastChanges(),
    textsFiles(),
    tailwindcss(),
    reactRouter(),
    reloadPages(),
  ],
  // The browsers Tailwind 4 is written for; forms for older ones would only travel along.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome111', 'safari16.4', 'firefox128'] },
  environments: {
    // In one file with the application: a thousand modules less to find and read at every start.
    ssr: command === 'build' ? { resolve: { noExternal: true, external: apart } } : {},
    // The largest are the dictionaries of bad passwords, which only a form with a new password asks for.
    client: {
      build: { chunkSizeWarningLimit: 1300, rolldownOptions: { output: { codeSplitting: chunks } } },
    },
  },
}))
