import path from 'node:path'
import { defineConfig } from 'vitest/config'
import quick from '../../vitest.quick.config.ts'
import { mutants } from './list.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const mutant = mutants[Number(process.env.MUTANT || -1)]
const isMutant = (id: string) => mutant !== undefined && id === path.join(ROOT, mutant.file)

/** The quick tests with one fault put in while its file is loaded: nothing on disk changes. */
export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      configureVitest({ defineCacheKeyGenerator }) {
        defineCacheKeyGenerator(({ id }) => (isMutant(id) ? JSON.stringify(mutant) : undefined))
      },
      transform: (code, id) =>
        mutant && isMutant(id) ? code.replace(mutant.find, () => mutant.becomes) : undefined,
    },
    ...(quick.plugins ?? []),
  ],
  test: quick.test ?? {},
})
