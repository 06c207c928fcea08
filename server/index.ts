import './production.ts'

// A dynamic import, so that the compile cache is on before this code is loaded.
await import('./serve.ts')
