import fc from 'fast-check'
import type { Form } from './forms.ts'
import type { Target } from './targets.ts'

/** One malicious request: `place` is the part that is wrong, `kind` what is wrong with it. */
export type Input = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer
  place: string
  kind: string
}

/** What is known of a target: its address, the forms on its page, and cookies that the site was seen to set. */
export type Scene = { target: Target; path: string; forms: Form[]; cookies: string[] }

export type Drawn = fc.Arbitrary<Input>

/** The address of a page, mostly as a data request: the same work without the HTML around it. */
export function addressOf({ target, path }: Scene): fc.Arbitrary<string> {
  if (!target.page) return fc.constant(path)
  return fc.constantFrom(path, dataAddress(path), dataAddress(path))
}

export function dataAddress(path: string): string {
  return path === '/' ? '/_root.data' : `${path}.data`
}
