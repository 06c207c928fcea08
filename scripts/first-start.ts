import '../server/production.ts'

// The last step of a build: the code that a start loads is compiled, so that the first start need not do it.
await import('../server/files.ts')
await import('../server/published.ts')
await import('@hono/node-server')
const { openRenderer } = await import('./renderer.ts')

const renderer = await openRenderer()
await renderer.all()
await renderer.close()
