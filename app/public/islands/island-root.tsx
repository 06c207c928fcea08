import { type ComponentType, StrictMode, useEffect } from 'react'

type IslandRootProps = { of: ComponentType; props: object; onAlive?: () => void }

/** The root of an island, the same on the server and in the browser: it provides nothing but the props. */
export function IslandRoot({ of: Part, props, onAlive }: IslandRootProps) {
  useEffect(() => onAlive?.(), [onAlive])
  return (
    <StrictMode>
      <Part {...props} />
    </StrictMode>
  )
}
