import '../server/production.ts'

// The last step of a build: loads the code of a start, so that the first real start finds it in the compile cache.
await import('../server/files.ts')
await import('../server/published.ts')
await import('@hono/node-server')
const { builtSite } = await import('./built-site.ts')
const { openRenderer } = await import('./renderer.ts')

const renderer = await openRenderer(await builtSite())
await renderer.all()
await renderer.close()
