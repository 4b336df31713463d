import { createRequire } from 'node:module'
import { defineConfig } from 'vite'

/**
 * Bundles the SQLite driver without its binaries. As a dependency it would install two on Linux, 19 MB, because they don't name their C
 * library.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: createRequire(import.meta.url).resolve('libsql'),
    emptyOutDir: false,
    minify: false,
    license: { fileName: 'libsql.licenses.md' },
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'libsql.cjs' } },
  },
})
