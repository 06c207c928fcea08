import fc from 'fast-check'
import type { Form } from './forms.ts'
import type { Target } from './targets.ts'

/** One thing an attacker sends: where in it something is wrong, and what. */
export type Input = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer
  place: string
  kind: string
}

/** A target as it stands: its address, the forms its page shows, cookies the site was seen to set. */
export type Scene = { target: Target; path: string; forms: Form[]; cookies: string[] }

export type Drawn = fc.Arbitrary<Input>

/** The address a page is asked at, mostly as data: the same work without the page around it. */
export function addressOf({ target, path }: Scene): fc.Arbitrary<string> {
  if (!target.page) return fc.constant(path)
  return fc.constantFrom(path, dataAddress(path), dataAddress(path))
}

export function dataAddress(path: string): string {
  return path === '/' ? '/_root.data' : `${path}.data`
}
