import { expect, test } from 'vitest'
import { codeBelow, readSource } from './files.ts'

const sheet = readSource('app/styles/staff.css')
const sources = [...sheet.matchAll(/@source '\.\.\/([^']+)'/g)].map(([, source = '']) => source)

/** Component files of a folder of the app. */
const componentsIn = (folder: string) => codeBelow(`app/${folder}`).filter((file) => file.endsWith('.tsx'))

test('the staff area’s stylesheet is made from every component that its pages show', () => {
  const missing = ['staff', 'accounts'].flatMap(componentsIn).flatMap((file) => {
    const code = readSource(file)
    const shown = [
      ...code.matchAll(/^import (?!type\b)[^'"]*? from '#app\/((?:ui|public\/layout)\/[^']+\.tsx)'/gm),
    ]
    return shown
      .map(([, component = '']) => component)
      .filter((component) => readSource(`app/${component}`).includes('className='))
      .filter(
        (component) => !sources.some((source) => component === source || component.startsWith(`${source}/`)),
      )
      .map((component) => `${file} shows ${component}`)
  })
  expect(missing).toEqual([])
})

test('every field of the staff area has the look of the one field', () => {
  const own = componentsIn('staff').flatMap((file) => {
    const code = readSource(file)
    return [...code.matchAll(/<(?:input|select|textarea)\b(?:[^>]|=>)*>/g)]
      .filter(([tag]) => /className="[^"]*\b(?:border|bg)-/.test(tag))
      .map(([tag]) => `${file}: ${tag}`)
  })
  expect(own).toEqual([])
})
