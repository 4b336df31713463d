import { rmSync } from 'node:fs'
import { defineConfig } from 'vite'

/**
 * Puts the pairing client with its whole tree in place of `dist/sdk/pairingClient.bundled.js`, with the licences of its parts.
 * Not minified: that is the app's bundler's part, and what is installed can be read.
 */
export default defineConfig({
  publicDir: false,
  define: { global: 'globalThis' },
  plugins: [
    {
      name: 'forget-the-map-of-the-file-that-was-replaced',
      closeBundle: () => rmSync('dist/sdk/pairingClient.bundled.js.map', { force: true }),
    },
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    minify: false,
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    lib: { entry: 'src/sdk/pairingClient.bundled.ts', formats: ['es'], fileName: () => 'sdk/pairingClient.bundled.js' },
    rolldownOptions: { output: { chunkFileNames: 'sdk/chunk/[name].js' } },
  },
})
