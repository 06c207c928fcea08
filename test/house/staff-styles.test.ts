import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const APP = path.resolve(import.meta.dirname, '../../app')
const sheet = readFileSync(path.join(APP, 'styles/staff.css'), 'utf8')
const sources = [...sheet.matchAll(/@source '\.\.\/([^']+)'/g)].map(([, source = '']) => source)

/** Component files of a folder. */
const componentsIn = (folder: string) =>
  readdirSync(path.join(APP, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.posix.join(folder, file))

test('the staff area’s stylesheet is made from every component that its pages show', () => {
  const missing = ['staff', 'accounts'].flatMap(componentsIn).flatMap((file) => {
    const code = readFileSync(path.join(APP, file), 'utf8')
    const shown = [
      ...code.matchAll(/^import (?!type\b)[^'"]*? from '#app\/((?:ui|public\/layout)\/[^']+\.tsx)'/gm),
    ]
    return shown
      .map(([, component = '']) => component)
      .filter((component) => readFileSync(path.join(APP, component), 'utf8').includes('className='))
      .filter(
        (component) => !sources.some((source) => component === source || component.startsWith(`${source}/`)),
      )
      .map((component) => `${file} shows ${component}`)
  })
  expect(missing).toEqual([])
})

test('every field of the staff area has the look of the one field', () => {
  const own = componentsIn('staff').flatMap((file) => {
    const code = readFileSync(path.join(APP, file), 'utf8')
    return [...code.matchAll(/<(?:input|select|textarea)\b(?:[^>]|=>)*>/g)]
      .filter(([tag]) => /className="[^"]*\b(?:border|bg)-/.test(tag))
      .map(([tag]) => `${file}: ${tag}`)
  })
  expect(own).toEqual([])
})
