import { type ComponentType, StrictMode, useEffect } from 'react'

type IslandRootProps = { of: ComponentType; props: object; onAlive?: () => void }

/** What stands around an island, on the server and in the browser alike: all that it can know beside its props. */
export function IslandRoot({ of: Part, props, onAlive }: IslandRootProps) {
  useEffect(() => onAlive?.(), [onAlive])
  return (
    <StrictMode>
      <Part {...props} />
    </StrictMode>
  )
}
