import './production.ts'

// Only what is loaded after this was compiled by the build.
await import('./serve.ts')
