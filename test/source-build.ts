import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import * as entry from '#app/entry.server.tsx'
import * as root from '#app/root.tsx'
import routeConfig from '#app/routes.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
type Assets = ServerBuild['assets']
/** A route's file, before its components get properties. */
type RouteFile = Omit<Route['module'], 'default' | 'ErrorBoundary'> & {
  default?: Parameters<typeof withComponentProps>[0]
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0]
}

const files = import.meta.glob<RouteFile>('/app/{endpoints,staff}/**/*.{ts,tsx}')

/** As the build does it: a page gets what its loader found as properties. */
function withProps({ default: page, ErrorBoundary: boundary, ...others }: RouteFile): Route['module'] {
  return {
    ...others,
    ...(page && { default: withComponentProps(page) }),
    ...(boundary && { ErrorBoundary: withErrorBoundaryProps(boundary) }),
  } as Route['module']
}

async function routesIn(entries: readonly RouteConfigEntry[], parentId: string): Promise<Route[]> {
  const found = entries.map(async ({ file, id = file.replace(/\.\w+$/, ''), path, index, children = [] }) => {
    const load = files[`/app/${file}`]
    if (!load) throw new Error(`app/routes.ts names ${file}, which is no file`)
    return [{ id, parentId, path, index, module: withProps(await load()) }, ...(await routesIn(children, id))]
  })
  return (await Promise.all(found)).flat()
}

/** What React Router's document says of a route's scripts, which are not built: a test of a page loads none. */
function assetsOf({ module, ...route }: Route): NonNullable<Assets['routes'][string]> {
  const none = undefined
  return {
    ...route,
    hasAction: 'action' in module,
    hasLoader: 'loader' in module,
    hasClientAction: 'clientAction' in module,
    hasClientLoader: 'clientLoader' in module,
    hasClientMiddleware: 'clientMiddleware' in module,
    hasErrorBoundary: 'ErrorBoundary' in module,
    module: `/app/${route.id}`,
    clientActionModule: none,
    clientLoaderModule: none,
    clientMiddlewareModule: none,
    hydrateFallbackModule: none,
  }
}

const routes: Route[] = [
  { id: 'root', path: '', module: withProps(root) },
  ...(await routesIn(routeConfig, 'root')),
]

/**
 * The application as React Router builds it, but from its sources: pages and tests share every module, and none is built.
 * Without the styles and scripts of the pages: what they are, and that they are sent, is asked of the built site.
 */
export const sourceBuild: ServerBuild = {
  entry: { module: entry },
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  assets: {
    entry: { module: '/app/entry.client.tsx', imports: [] },
    routes: Object.fromEntries(routes.map((route) => [route.id, assetsOf(route)])),
    url: '/manifest.js',
    version: 'source',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}
