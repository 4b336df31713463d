import { defineConfig } from 'vite'

/**
 * Writes `dist/sdk/pairingClient.bundled.js`: the pairing client with all its dependencies, and their licenses. Not minified: the app's
 * bundler does that, and the installed code stays readable.
 */
export default defineConfig({
  publicDir: false,
  define: { global: 'globalThis' },
  plugins: [
    {
      // The client requires `ws` when there is no global WebSocket (Node before 22). A browser bundle would get the build of `ws` that only
      // throws, so Node loads its own at runtime.
      name: 'load-the-socket-of-node-at-run-time',
      transform(code, id) {
        const socket = 'globalThis.process.getBuiltinModule("module").createRequire(import.meta.url)("ws")'
        return id.includes('jsonrpc-ws-connection') ? code.replaceAll('require("ws")', socket) : undefined
      },
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
