import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** `import file from './freins.yaml'`: what the file says, read when the site is built. */
export function textsFiles(): Plugin {
  return {
    name: 'texts-files',
    transform: {
      filter: { id: /\.yaml$/ },
      handler: (text) => ({
        code: `export default ${JSON.stringify(parse(text))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  }
}
