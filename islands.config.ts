import { defineConfig } from 'vite'

/**
 * What runs in the browser on public pages: `app/public/start.ts`, React, and a file for each island. Built before the application,
 * which names its file. The staff area's scripts are React Router's and know nothing of it.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/islands',
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'app/public/start.ts',
      output: {
        codeSplitting: {
          // One file beside each island's own.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|app\/public\/islands\/(hydrate|island-root)|app\/ui\/icon\/icon\./,
            },
          ],
        },
      },
    },
  },
})
