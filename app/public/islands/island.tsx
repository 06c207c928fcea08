import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { IslandRoot } from './island-root.tsx'
import { islandName } from './name.ts'

/** When it hydrates. `near`: within 100 px of the viewport, like lazy pictures. `touch`: once touched, hovered or focused. */
export type When = 'near' | 'touch'

/** Values that survive serialization to JSON: no functions, no dates, no elements. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never) => unknown
    ? never
    : Value extends Date | Map<unknown, unknown> | Set<unknown> | symbol | bigint
      ? never
      : { [Key in keyof Value]: Plain<Value[Key]> }

type IslandProps<Props extends object> = {
  /** The default export of a file named `*.island.tsx`. */
  is: ComponentType<Props>
  when: When
  /** For what opens it from elsewhere on the page: `data-opens={id}`. */
  id?: string
  props: Props & Plain<Props>
  className?: string
}

const files = import.meta.glob<ComponentType>('/app/**/*.island.tsx', {
  eager: true,
  import: 'default',
})
const names = new Map<unknown, string>(Object.entries(files).map(([file, part]) => [part, islandName(file)]))

/**
 * A part of a page that React hydrates in the browser. It is a separate tree on both sides: it gets nothing from the page
 * around it but its props, and its ids have their own prefix. Its scripts are loaded `when` it is needed (`loader.ts`); until
 * then, and without JavaScript, it is what the server rendered.
 */
export function Island<Props extends object>({ is, when, id, props, className }: IslandProps<Props>) {
  const own = useId()
  const name = names.get(is)
  if (!name) throw new Error(`${is.name} is no default export of a file named *.island.tsx`)
  const json = JSON.stringify(props)
  // Rendered from what the browser will read, so that props lost in serialization already show on the server.
  const html = renderToString(<IslandRoot of={is as ComponentType} props={JSON.parse(json)} />, {
    identifierPrefix: own,
  })
  return (
    <>
      <div
        id={id}
        data-island={name}
        data-when={when}
        data-ids={own}
        className={className}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which only "</script" could end
        dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
