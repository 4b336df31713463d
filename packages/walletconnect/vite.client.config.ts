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
      // The client requires `ws` where there is no global WebSocket (Node before 22). A bundle for browsers would get the build of `ws` that
      // only throws, so Node loads its own at run time.
      name: 'load-the-socket-of-node-at-run-time',
      transform(code, id) {
        const socket = 'globalThis.process.getBuiltinModule("module").createRequire(import.meta.url)("ws")'
        return id.includes('jsonrpc-ws-connection') ? code.replaceAll('require("ws")', socket) : undefined
      },
    },
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
