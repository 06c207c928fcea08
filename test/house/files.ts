import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Reads a file of the project, by its path from the root. */
export const readSource = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

export function everyFile(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}

/** TypeScript files other than tests, declarations and test cases. */
export function codeBelow(folder: string): string[] {
  return everyFile(folder).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
}

/** The code of the running site. */
export const siteCode = ['app', 'database', 'platform', 'server'].flatMap(codeBelow)
